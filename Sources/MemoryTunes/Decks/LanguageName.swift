/// The names of languages at the top of columns of words: in English, Russian, Chinese, and in
/// themselves.
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
    albanian, shqip, албанский, 阿尔巴尼亚语
    amharic, አማርኛ
    arabic, العربية, عربي, арабский, 阿拉伯语, 阿拉伯文
    armenian, հայերեն, армянский, 亚美尼亚语
    azerbaijani, azərbaycanca, azərbaycan dili, азербайджанский, 阿塞拜疆语
    basque, euskara, euskera, баскский, 巴斯克语
    belarusian, беларуская, беларуская мова, белорусский, 白俄罗斯语
    bengali, বাংলা, бенгальский, 孟加拉语
    bosnian, bosanski, боснийский, 波斯尼亚语
    breton, brezhoneg
    bulgarian, български, болгарский, 保加利亚语
    burmese, မြန်မာ, မြန်မာဘာသာ, бирманский, 缅甸语
    catalan, català, каталанский, 加泰罗尼亚语
    chinese, китайский, simplified chinese, traditional chinese, mandarin, mandarin chinese, \
    chinese (simplified), chinese (traditional), 中文, 汉语, 漢語, 普通话, 普通話, 国语, 國語, 华语, 華語, 简体中文, 繁體中文
    cantonese, 粤语, 粵語, 广东话, 廣東話
    croatian, hrvatski, хорватский, 克罗地亚语
    czech, čeština, česky, чешский, 捷克语
    danish, dansk, датский, 丹麦语
    dutch, nederlands, нидерландский, голландский, 荷兰语
    english, american english, british english, english (us), english (uk), английский, 英语, 英文
    esperanto, эсперанто, 世界语
    estonian, eesti, eesti keel, эстонский, 爱沙尼亚语
    farsi, persian, فارسی, персидский, фарси, 波斯语
    filipino, tagalog
    finnish, suomi, suomen kieli, финский, 芬兰语
    french, français, francais, французский, 法语, 法文
    galician, galego
    georgian, ქართული, грузинский, 格鲁吉亚语
    german, deutsch, немецкий, 德语, 德文
    greek, modern greek, ελληνικά, греческий, 希腊语
    ancient greek, ἑλληνική, ἀρχαία ἑλληνική, древнегреческий, 古希腊语
    gujarati, ગુજરાતી
    hausa
    hawaiian, ʻōlelo hawaiʻi
    hebrew, עברית, иврит, 希伯来语
    hindi, हिन्दी, हिंदी, хинди, 印地语
    hungarian, magyar, венгерский, 匈牙利语
    icelandic, íslenska, исландский, 冰岛语
    igbo
    indonesian, bahasa indonesia, индонезийский, 印尼语, 印度尼西亚语
    irish, gaeilge, ирландский, 爱尔兰语
    italian, italiano, итальянский, 意大利语, 意大利文
    japanese, 日本語, японский, 日语, 日文
    kazakh, қазақша, қазақ тілі, казахский, 哈萨克语
    khmer, ខ្មែរ, ភាសាខ្មែរ
    korean, 한국어, корейский, 韩语, 韩文, 朝鲜语
    kurdish, kurdî
    kyrgyz, кыргызча, киргизский, 吉尔吉斯语
    lao, ລາວ, лаосский, 老挝语
    latin, latina, lingua latina, латинский, латынь, 拉丁语
    latvian, latviešu, latviešu valoda, латышский, 拉脱维亚语
    lithuanian, lietuvių, lietuvių kalba, литовский, 立陶宛语
    luxembourgish, lëtzebuergesch
    macedonian, македонски, македонский, 马其顿语
    malay, bahasa melayu, малайский, 马来语
    maltese, malti
    maori, māori, te reo māori
    marathi, मराठी
    mongolian, монгол, монгол хэл, монгольский, 蒙古语
    nepali, नेपाली
    norwegian, norsk, bokmål, norsk bokmål, nynorsk, норвежский, 挪威语
    polish, polski, польский, 波兰语
    portuguese, brazilian portuguese, portuguese (brazil), português, portugues, португальский, 葡萄牙语, 葡萄牙文
    punjabi, ਪੰਜਾਬੀ
    romanian, română, румынский, 罗马尼亚语
    russian, русский, русский язык, 俄语, 俄文
    sanskrit, संस्कृतम्, санскрит, 梵语
    scottish gaelic, gàidhlig
    serbian, српски, srpski, сербский, 塞尔维亚语
    sinhala, සිංහල
    slovak, slovenčina, slovensky, словацкий, 斯洛伐克语
    slovenian, slovene, slovenščina, словенский, 斯洛文尼亚语
    somali, soomaali
    spanish, castilian, español, espanol, castellano, испанский, 西班牙语, 西班牙文
    swahili, kiswahili, суахили, 斯瓦希里语
    swedish, svenska, шведский, 瑞典语
    tajik, тоҷикӣ, таджикский, 塔吉克语
    tamil, தமிழ்
    tatar, татарча, татарский, 鞑靼语
    telugu, తెలుగు
    thai, ไทย, ภาษาไทย, тайский, 泰语
    tibetan, བོད་སྐད
    turkish, türkçe, турецкий, 土耳其语
    turkmen, türkmençe
    ukrainian, українська, українська мова, украинский, 乌克兰语
    urdu, اردو, урду, 乌尔都语
    uzbek, oʻzbekcha, o'zbekcha, узбекский, 乌兹别克语
    vietnamese, tiếng việt, вьетнамский, 越南语
    welsh, cymraeg
    xhosa, isixhosa
    yiddish, ייִדיש, идиш, 意第绪语
    yoruba, yorùbá
    zulu, isizulu
    """
}
