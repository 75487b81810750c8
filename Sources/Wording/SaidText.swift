/// What people type, as the build arranges the `.said` files: the words of each language, and the sentences.
package enum SaidText {}
