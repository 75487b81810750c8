/// The names of languages at the top of columns of words: in English and in themselves.
enum LanguageName {
  /// The language with this name in small letters, as an index in the list; nil if there is none.
  static func index(of name: String) -> Int? { indices[name] }

  private static let indices: [String: Int] = {
    let lines = list.split(separator: "\n")
    return Dictionary(
      lines.enumerated().flatMap { index, line in
        line.split(separator: ",").map { (String($0.drop { $0 == " " }), index) }
      }, uniquingKeysWith: { first, _ in first })
  }()

  /// A line for each language.
  private static let list = """
    afrikaans
    albanian, shqip
    amharic, አማርኛ
    arabic, العربية, عربي
    armenian, հայերեն
    azerbaijani, azərbaycanca, azərbaycan dili
    basque, euskara, euskera
    belarusian, беларуская, беларуская мова
    bengali, বাংলা
    bosnian, bosanski
    breton, brezhoneg
    bulgarian, български
    burmese, မြန်မာ, မြန်မာဘာသာ
    catalan, català
    chinese, simplified chinese, traditional chinese, mandarin, mandarin chinese, chinese (simplified), \
    chinese (traditional), 中文, 汉语, 漢語, 普通话, 普通話, 国语, 國語, 华语, 華語, 简体中文, 繁體中文
    cantonese, 粤语, 粵語, 广东话, 廣東話
    croatian, hrvatski
    czech, čeština, česky
    danish, dansk
    dutch, nederlands
    english, american english, british english, english (us), english (uk)
    esperanto
    estonian, eesti, eesti keel
    farsi, persian, فارسی
    filipino, tagalog
    finnish, suomi, suomen kieli
    french, français, francais
    galician, galego
    georgian, ქართული
    german, deutsch
    greek, modern greek, ελληνικά
    ancient greek, ἑλληνική, ἀρχαία ἑλληνική
    gujarati, ગુજરાતી
    hausa
    hawaiian, ʻōlelo hawaiʻi
    hebrew, עברית
    hindi, हिन्दी, हिंदी
    hungarian, magyar
    icelandic, íslenska
    igbo
    indonesian, bahasa indonesia
    irish, gaeilge
    italian, italiano
    japanese, 日本語
    kazakh, қазақша, қазақ тілі
    khmer, ខ្មែរ, ភាសាខ្មែរ
    korean, 한국어
    kurdish, kurdî
    kyrgyz, кыргызча
    lao, ລາວ
    latin, latina, lingua latina
    latvian, latviešu, latviešu valoda
    lithuanian, lietuvių, lietuvių kalba
    luxembourgish, lëtzebuergesch
    macedonian, македонски
    malay, bahasa melayu
    maltese, malti
    maori, māori, te reo māori
    marathi, मराठी
    mongolian, монгол, монгол хэл
    nepali, नेपाली
    norwegian, norsk, bokmål, norsk bokmål, nynorsk
    polish, polski
    portuguese, brazilian portuguese, portuguese (brazil), português, portugues
    punjabi, ਪੰਜਾਬੀ
    romanian, română
    russian, русский, русский язык
    sanskrit, संस्कृतम्
    scottish gaelic, gàidhlig
    serbian, српски, srpski
    sinhala, සිංහල
    slovak, slovenčina, slovensky
    slovenian, slovene, slovenščina
    somali, soomaali
    spanish, castilian, español, espanol, castellano
    swahili, kiswahili
    swedish, svenska
    tajik, тоҷикӣ
    tamil, தமிழ்
    tatar, татарча
    telugu, తెలుగు
    thai, ไทย, ภาษาไทย
    tibetan, བོད་སྐད
    turkish, türkçe
    turkmen, türkmençe
    ukrainian, українська, українська мова
    urdu, اردو
    uzbek, oʻzbekcha, o'zbekcha
    vietnamese, tiếng việt
    welsh, cymraeg
    xhosa, isixhosa
    yiddish, ייִדיש
    yoruba, yorùbá
    zulu, isizulu
    """
}
