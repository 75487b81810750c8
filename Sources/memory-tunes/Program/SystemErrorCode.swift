import Wording

extension SystemError {
  /// Nil for errors that are unusual with files.
  init?(code: Int32) {
    switch code {
    case ENOENT: self = .noSuchFile
    case EISDIR: self = .isFolder
    case ENOTDIR: self = .isNoFolder
    case EACCES: self = .notAllowed
    case EPERM: self = .notPermitted
    case ELOOP: self = .tooManyLinks
    case ENAMETOOLONG: self = .nameTooLong
    case EIO: self = .notRead
    case EMFILE: self = .tooManyOpen
    case ENFILE: self = .tooManyOpenInSystem
    case ENOMEM: self = .noMemory
    case ENOSPC: self = .noSpace
    case EDQUOT: self = .overQuota
    case EFBIG: self = .tooLarge
    case EROFS: self = .onlyForReading
    default: return nil
    }
  }
}
