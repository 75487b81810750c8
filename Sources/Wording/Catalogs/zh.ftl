### The sentences of the programs in Chinese.
###
### One term for one thing:
###
###   牌 card, N号牌 card N        对 pair (never 对子)          步 move
###   翻开 turned up, 扣 face down  配对成功, 没配上 a pair or not  已配对 found; on a card: 配对
###   局, 牌局 game                发牌, 开局 deal               操作 step (of undo, never 步骤)
###   歌曲 tune, 歌名, 歌手         牌组 deck, 自定义 of one's own   拆分牌 split cards
###   标准步数 par                 完美打法 perfect play         失误 mistake, 没有失误 none
###   多用 N 步 the cost of it      运气好, 运气差 luck            准确率 accuracy
###   提示 hint, 辅助 aid          种子 seed                    纪录 record, 最佳 best
###   每日一局 game of the day      连续 streak                  盒 box
###   电脑玩家 computer player      真人玩家 person               机器人 bot
###   读取, 保存, 已保存的牌局 load, save, saved game             会话记录 transcript
###   录制, 重放 record, replay     会话, 脚本 session, script     提示符下 at a prompt
###   设置 setting (never 设定)     界面 screen                  参数 argument
###
### What to type is in “quotes”: 输入“开始”开新的一局。 A line that ends a sentence may follow a colon: 例如：翻 1 2
### In sentences, titles of songs are in 《》; what a split card shows, which may be a word or an artist, is in “”.
### Dates are 2026-11-20 on the screen, as they are typed, and 2026年11月20日 aloud. No blank between Chinese and Latin.

## Text

player-name = { $name ->
    [you] 你
    [beginner] 新手
    [easy] 简单
    [normal] 普通
    [hard] 困难
    [perfect] 完美
   *[other] { $name }
}
quoted = “{ $text }”
or-last = { $items }或{ $last }
and-last = { $items }和{ $last }
line-to-choose = “{ $line }”
numbered = { $number }，{ $row }
date = { $year }年{ $month }月{ $day }日
tune = 《{ $title }》（{ $artist }）
short-tune = 《{ $title }》（{ $artist }）
fact = “{ $title }”（{ $other }）
noted = { $pair }（{ $note }）
title = { $isSplit ->
    [yes] “{ $title }”
   *[no] 《{ $title }》
}
fetch-failure = { $failure ->
    [not-reached] 无法连接iTunes曲库
    [turned-away] iTunes曲库拒绝了请求
    [busy-for-a-minute] iTunes曲库在1分钟内不接受请求
    [busy-for-an-hour] iTunes曲库在1小时内不接受请求
    [busy-for-a-day] iTunes曲库在1天内不接受请求
    [not-understood] 无法识别iTunes曲库返回的内容
    [too-few-tunes] iTunes曲库里这类歌曲太少
    [given-up] 下载已取消
    [no-curl] 找不到下载歌曲用的程序curl
    [curl-not-run] 无法运行下载歌曲用的程序curl
    [not-started] 系统资源不足，无法启动程序curl
    [wrong-address] 曲库的地址无效，须是https地址，或本机的http地址
   *[network-off] 脚本要使用网络，须在命令行中写明--tunes auto或--tunes online
}
text-expected = { $placeholder ->
    [file] 应为文件的路径
    [deck] 应为文件的路径
    [folder] 应为文件夹的路径
    [players] 应为各不相同的玩家名称
    [seconds] 应为大于0、不超过3600的秒数，例如10或0.5
    [address] 应为https地址，或本机的http地址
   *[bot] 应为名称=命令；名称不能有空格、冒号或逗号，也不能与电脑玩家同名
}

## Categories

pop = 流行
electronic = 电子
rock = 摇滚
metal = 金属
rap = 说唱
categories = 类别
chosen-row = { $category }（已选）
chosen-row-in-words = { $category }，已选
category-chosen = 已选择“{ $category }”。输入“{ -play }”开局。
no-category = 没有牌组“{ $word }”。
how-to-list-categories = 输入“{ -categories }”查看列表。

## CommandLine

command-line-help =
    用法：memory-tunes [选项]... [命令]...
      或：memory-tunes --check [--update] 文件...
      或：memory-tunes simulate [选项]...
      或：memory-tunes fetch [选项]... 搜索词
    记忆翻牌游戏，牌面是歌曲。在终端里输入命令来玩；
    标准输入或标准输出不是终端时，从标准输入读取命令。

    示例：
      memory-tunes                             开始玩；输入“{ -help }”查看命令
      memory-tunes 开始 12 摇滚                以这条命令开始
      memory-tunes --seed 7 < script           每次都发同样的牌
      memory-tunes --format json < script      输出JSON，供其他程序使用
      memory-tunes --check *.txt               检查会话记录
      memory-tunes simulate --help             让电脑玩家玩很多局
      memory-tunes fetch jazz > jazz.tsv       把搜到的歌曲存成牌组

    选项：
    { $options }
    退出码：0 成功；1 --strict中止了会话，或会话记录有差异；
    2 用法错误，或读写出错；130 模拟被Ctrl-C中断。
    手册：man memory-tunes。报告问题：
    { $bugs }
    { "" }

simulate-help =
    用法：memory-tunes simulate [选项]...
    让电脑玩家玩很多局，报告用了多少步。
    每一局只由种子决定：可以分到多台机器上运行，再合并JSON得到总结果。

    示例：
      memory-tunes simulate --games 1000000
      memory-tunes simulate --player random --player forgetful:0.5 --seed 1
      memory-tunes simulate --bot mine='python3 bot.py' --player mine
      memory-tunes simulate --seed 1 --first 5000 --games 5000 --format json

    选项：
    { $options }
    玩家：
      { $players }
    （Q为0到1，是记住一张牌的概率；C是能记住的牌数）

    退出码：0 成功；2 用法错误，读写出错，或机器人出错；
    130 按Ctrl-C中止（只报告已完成的部分）。
    { "" }

try-help = 更多信息请运行：{ $command } --help
option-requires-value = 选项--{ $option }需要一个值
option-takes-no-value = 选项--{ $option }不需要值
no-such-option = 没有“{ $argument }”这个选项
ambiguous-option = “{ $argument }”不明确，可以是{ $options }
unexpected-argument = 多余的参数“{ $argument }”
bots-share-name = 有两个机器人都叫“{ $name }”：每个--bot的名称不能相同
update-alone = --update只能与--check一起使用
check-takes-transcripts = --check需要会话记录的文件名
check-takes-files = --check需要文件名；名为“-”的文件请写成./-
deck-from-standard-input = --deck不能从标准输入读取，因为命令来自标准输入；名为“-”的文件请写成./-
replay-from-standard-input = --replay不能从标准输入读取，那里的命令本来就会执行；名为“-”的文件请写成./-
record-takes-file = --record需要文件名；名为“-”的文件请写成./-
trace-overwrites-screen = --trace -的内容会和屏幕混在一起；请指定文件，或用2>文件重定向标准错误
cannot-be-written = { $use ->
    [script] --{ $option }不能写入正在执行的脚本
    [deck] --{ $option }不能写入正在使用的牌组
    [answers] --{ $option }不能写入接收输出的文件
    [messages] --{ $option }不能写入接收消息的文件
    [recording] --{ $option }不能写入录制会话的文件
   *[saved] --{ $option }不能写入程序保存数据的文件
}
would-replace = { $file }已经存在；要替换，请加上--overwrite

## Decks

line-is-no-text = 不是UTF-8文本。请把文件另存为UTF-8。
file-is-utf16 = 文件的编码是UTF-16。请另存为UTF-8。
playlist-has-no-titles = 播放列表里只有文件，没有歌名。请另存为扩展M3U，其中有以#EXTINF开头的行。
line-is-longer = 超过了{ $bytes }字节。
line-has-no-title = 缺少歌名。
line-has-no-artist = 缺少歌手。歌手要么每行都有，要么都没有。
line-has-one-side = 只有一面。每对要有两面。
quote-is-not-closed = 引号没有闭合。
columns-are-unclear = 无法判断使用哪些列。请在第一行写上列名，例如：title,artist
deck-is-too-large = 文件超过了4GB。
too-small-a-deck = { $pairs ->
    [0] 里面一对也没有。一个牌组至少要有2对。
   *[other] 里面只有1对。一个牌组至少要有2对。
}
deck-failure = 第{ $line }行{ $failure }
file-failure = { $line ->
    [none] { $path }：{ $failure }
   *[other] { $path }第{ $line }行：{ $failure }
}
deck-was-not-read = 没有读取：前面的牌组太大
system-error = { $error ->
    [no-files] 这里不读取文件
    [not-regular] 不是普通文件
    [locked] 文件被另一个程序锁定
    [folder-of-another-user] 文件夹属于其他用户
    [of-later-version] 文件由更高版本创建
    [outside-transcript] 不在会话记录所在的文件夹中
    [not-rewritable] 只能改写普通文件
    [over-64-mb] 文件超过了64MB
    [given-up] 读取已中止
    [no-such-file] 没有这个文件
    [is-a-folder] 这是文件夹，不是文件
    [is-no-folder] 路径中有一部分不是文件夹
    [not-allowed] 没有访问权限
    [not-permitted] 系统不允许这样做
    [too-many-links] 链接层数太多
    [name-too-long] 文件名太长
    [not-read] 读写出错
    [too-many-open] 打开的文件太多
    [too-many-open-in-system] 系统中打开的文件太多
    [no-memory] 内存不足
    [no-locks] 无法锁定文件
    [no-space] 磁盘空间不足
    [over-quota] 磁盘配额已用完
    [too-large-for-system] 文件太大，系统无法处理
   *[only-for-reading] 磁盘是只读的
}
other-system-error = 系统提示：“{ $text }”
listed-deck = { $isOwn ->
    [yes] { $pairs }对，自定义
   *[no] { $pairs }对，内置
}
unusable-deck = 无法使用：{ $failure }
described = { $name }：{ $description }
word-theme = { $theme ->
    [adjectives] 形容词
    [animals] 动物
    [body] 身体
    [food] 饮食
    [home] 家居
    [nature] 自然
    [people] 人物
    [time] 时间
    [town-and-travel] 城市和出行
   *[verbs] 动词
}
themes = 牌组“{ $deck }”有这些主题：{ $themes }。输入“{ $line }”练习其中一个。
deck-advice = 输入编号或名称即可选择。
decks-not-listed = 还有{ $count }个文件未列出。
theme-of-several = 主题“{ $theme }”在多个牌组里：{ $decks }。例如输入：{ $line }
deck-of-tunes = 牌组“{ $deck }”里是歌曲。
deck-taken-for = { $isOfWords ->
    [yes] 文件按单词处理。如果里面是歌曲，请输入“{ -cards } 相同”。
   *[no] 文件按歌曲处理。如果里面是单词，请输入“{ -cards } 拆分”。
}
decks-of-words = { $isListed ->
    [yes] 单词牌组：{ $decks }。要查看单词，可以输入“{ -words } { $deck }”。
   *[no] 单词牌组：{ $decks }。要练习单词，可以输入“{ -practice } { $deck }”。
}
front-heading = 正面
back-heading = 背面
box-heading = 盒
due-heading = 复习
due-now = 现在
words-of-deck = { $practiced ->
    [none] { $deck }：共{ $pairs }对。输入“{ -practice } { $deck }”开始练习。
   *[other] { $deck }：共{ $pairs }对，练过{ $practiced }对，现在该复习{ $due }对。输入“{ -practice } { $deck }”开始练习。
}
word-aloud = { $box ->
    [none] { $front }：{ $back }。
   *[other] { $front }：{ $back }。第{ $box }盒，复习：{ $due }。
}
new-pairs = 这一局的新内容（{ $count }对）：
practice-plan = 该复习{ $due }对，新的{ $new }对。
nothing-to-practice = 今天没有要复习的，没有失误的牌对会留在原来的盒子里。
due-elsewhere = “{ $deck }”有{ $count }对该复习，请输入“{ $line }”。
favorite-added = { $pairs ->
    [1] 已收藏：{ $tune }。再收藏一对，就可以输入“{ -play } 收藏”来玩。
   *[other] 已收藏（现有{ $pairs }对）：{ $tune }。输入“{ -play } 收藏”即可用它们来玩。
}
favorite-removed = 已取消收藏（还有{ $pairs }对）：{ $tune }
card-is-hidden = { $other ->
    [none] { $card }号牌还扣着。只能收藏看得见的牌。
   *[other] { $card }号牌还扣着。请选看得见的牌，例如：{ -favorite } { $other }
}
half-is-hidden = { $card }号牌只是一对中的一张，配对成功后才能收藏。
no-pair-found = { $card ->
    [none] 还没有配对成功。
   *[other] 还没有配对成功。请选看得见的牌，例如：{ -favorite } { $card }
}
no-favorites-of-titles = 牌组“{ $deck }”每对只有一项内容。只能收藏有歌名和歌手的歌曲，或有翻译的单词。
favorite-not-saved = 无法更改收藏：{ $failure }。
favorites-need-home = 这次运行不保存收藏。要保存，请在启动时加上“--home 文件夹”。
no-favorites = 还没有收藏。
how-to-mark-favorites = 游戏中输入“{ -favorite }”即可收藏最近找到的一对，输入“{ -favorite } 3”收藏3号牌的那一对。

## Fetch

fetch-help =
    用法：memory-tunes fetch [选项]... 搜索词
    用curl程序向iTunes曲库查询歌曲，输出一个牌组：
    歌名、歌手、专辑、封面地址，每行一首。

    示例：
      memory-tunes fetch jazz > jazz.tsv        保存一个牌组
      memory-tunes --deck jazz.tsv              用这个牌组玩
      memory-tunes fetch --limit 200 'daft punk'

    选项：
    { $options }
    退出码：0 至少有两首歌曲；2 用法错误，或写入出错；3 无法连接；
    4 请求被拒绝；5 返回的内容无法识别、不完整或超过8MB；6 不到两首歌曲。
    退出码不是0时，标准错误中有一行说明原因。
    { "" }

limit-purpose = 查询多少首歌曲，1到200（默认50）
timeout-purpose = 最长等待多少秒（默认10）
endpoint-purpose =
    查询的地址：https，或本机的http（默认取
    MEMORY_TUNES_ENDPOINT的值，没有设置时为
    https://itunes.apple.com/search）
fetch-term-missing = 缺少搜索词
fetch-term-in-several-words = 多余的参数“{ $argument }”；搜索词有多个单词时要加引号
not-reached = { $obstacle ->
    [name] 无法连接{ $host }：找不到该主机。
    [connection] 无法连接{ $host }：连接失败。
    [silence] 无法连接{ $host }：没有收到内容，连接就断开了。
   *[encryption] 无法连接{ $host }：没有建立加密连接。
}
exchange-failed = 无法连接{ $host }：curl程序出错，退出码{ $status }。
curl-was-ended = 无法连接{ $host }：curl程序被信号{ $signal }终止。
no-whole-answer = { $host }没有在{ $seconds }秒内返回完整的内容。
turned-away = { $host }拒绝了请求，HTTP状态码{ $status }。
try-again = { $seconds ->
    [0] 现在可以再试。
   *[other] 请{ $seconds }秒后再试。
}
try-again-in-a-minute = 请一分钟后再试（每分钟大约允许20次请求）。
answer-not-understood = { $host }返回的内容无法识别。
answer-cut-short = { $host }返回的内容不完整或已损坏。
answer-too-large = { $host }返回的内容超过8MB。
too-few-tunes = { $count ->
    [0] “{ $term }”没有找到歌曲。一个牌组至少要有2首。
   *[other] “{ $term }”只找到1首歌曲。一个牌组至少要有2首。
}

## Games

listed-game =
    { $name ->
        [none] { "" }
       *[other] { $name }：
    }{ $deck }，{ $progress }，{ $moves }步，{ $time }{ $isInUse ->
        [yes] ，正在另一个窗口里进行
       *[no] { "" }
    }
games-advice = { $row ->
    [none] 这些牌局都正在其他窗口里进行。
   *[other] 输入“{ -load }”加编号或名称，继续其中一局，例如：{ -load } { $row }
}
no-games-to-load = 没有其他未完成的牌局，也没有按名称保存的牌局。
games-unreadable = 无法读取已保存的牌局：{ $failure }
no-games-are-saved = 这次运行不保存牌局。要保存，请在启动时加上“--home 文件夹”。
game-saved =
    { $replaces ->
        [yes] 牌局已保存，替换了同名的另一局。
       *[no] 牌局已保存。
    }{ $name ->
        [none] 输入“{ -games }”查看列表。
       *[other] 输入“{ -load } { $name }”回到这一局。
    }
game-loaded = { $progress ->
    [none] 牌局已读取。
   *[other] 牌局已读取，{ $progress }。
}
bad-game-name = 牌局的名称是一个词，最多64个字符，不能是“{ $name }”。
no-such-game = 没有名为“{ $name }”的牌局。输入“{ -games }”查看所有牌局。
game-is-in-use = 牌局“{ $name }”正在另一个窗口里进行。
game-is-on-table = 牌局“{ $name }”就是当前牌局。输入“{ -game }”查看。
game-not-understood = 无法读取牌局“{ $name }”。
no-games-shown = 请先输入“{ -games }”查看列表，再选择第{ $name }个。
will-replace-game = 已有名为“{ $name }”的另一局。要替换吗？请输入“{ -yes }”或“{ -no }”。
game-was-not-replaced = 没有替换，“{ $name }”仍是原来的那一局。
game-to-delete = { $name ->
    [none] { $deck }，{ $progress }
   *[other] { $name }（{ $deck }，{ $progress }）
}
will-delete-game = 要永久删除这一局吗？{ $game }。请输入“{ -yes }”或“{ -no }”。
game-was-not-deleted = 没有删除：{ $game }。
game-deleted = 已删除牌局：{ $game }。
game-failure = 无法保存或读取牌局“{ $name }”：{ $failure }
no-game-on-table = { $isElsewhere ->
    [yes] 你的牌局正在另一个窗口里进行。输入“{ -games }”查看所有牌局。
   *[no] 没有当前牌局，但有其他牌局。输入“{ -games }”查看。
}

## Help

placeholder = { $placeholder ->
    [card] 牌号
    [row] 编号
    [line] 行
    [column] 列
    [number] 数字
    [count] N
    [pairs] 对数
    [deck] 牌组
    [date] 日期
    [name] 名称
    [player] 名字
    [setting] 名称
    [value] 值
    [what] 项目
    [code] 代码
   *[command] 命令
}
between-lines = { "" }
explained = { $synonyms ->
    [none] { $usage }：{ $purpose }
   *[other] { $usage }：{ $purpose }（{ $synonyms }）
}
also = 也可以输入：{ $synonyms }
heading = { $subject ->
    [games] 怎么玩
    [skill] 怎么玩得更好
    [goingBack] 撤销和重做
    [tunes] 牌面上有什么
    [records] 成绩
    [savedGames] 暂停和保存的牌局
    [settings] 个人偏好
   *[screens] 切换界面与求助
}
to-play = 常用命令：
all-commands = 全部命令及英文写法：
where-more-help-is = 输入“{ -help } { -play }”了解一个命令，“{ -help } 全部”按主题列出全部命令。也可以用自己的话，例如输入“翻第三张”。
where-help-is = 输入“{ -help } { -play }”了解一个命令。以#开头的一行是注释。
number-picks-row = 选择这个编号的一项
numbers-flip-cards = 翻开这个编号的牌，或连翻两张
only-on-screen = 只能在“{ $screen }”界面使用。
and-more = 还有{ $number }个

## Commands

help-play =
    开一局新游戏
    对数从2到牌组的总对数；不写就按设置，没有设置就是8对（多人玩时9对）。牌组可以
    是“{ -categories }”里的任何一个，也可以是主题或文件，以后开局都用它。对数和牌组先写哪个都行：{ -play } 摇滚 12

help-again =
    用相同的设置再开一局
    对数、牌组、牌面和玩家都不变（之后另选的除外），重新发牌。

help-match =
    打三局两胜、五局三胜等比赛（3、5、7或9局）
    由写出的玩家或下一局的玩家参加，轮流先手；只有你一人时，就像“{ -against }”那样对电脑。平局
    各得半分。每局之后输入“{ -again }”发下一局。“{ -play }”会结束比赛；
    “{ -daily }”会保留没玩完的一局。

help-daily =
    玩每日一局，所有人的牌都一样
    日期按UTC计算；也可以输入过去的日期，例如2026-11-20。每日一局用内置牌组
    发8对牌，一个人玩，不影响“{ -play }”所用的牌组、玩家等设置。没玩完的一局会保留
    在“{ -games }”里。在提示符下，“{ -daily }”会继续今天的一局，或显示它的成绩。
    输入“{ -daily } 列表”查看本月的成绩。

help-challenge =
    玩别人分享的一局
    代码是内置牌组的“牌组-对数-种子”，例如rock-8-7；rock-8-7-in-11还带有要打破的步数。
    牌局结束后输入“{ -share }”即可得到。一个人玩，不影响下一局“{ -play }”的设置。

help-practice =
    练习牌组，先发该复习的，再发最不熟的
    用拆分牌，一个人玩。没有失误就找到的一对进入下一盒，过1、2、4、8或16天再
    复习；有失误的回到第1盒。新的牌对会先列出两面。盒表示一对记得有多牢，共五盒；
    输入“{ -words }”或“{ -stats }”查看。例如：{ -practice } 8 英语-汉语

help-words =
    列出单词牌组里的各对
    列出每对的两面；练习过的还有所在的盒和复习日期。不写名字就是桌上的牌组，或最近
    选过的单词牌组。例如：{ -words } 英语-汉语

help-flip =
    翻开一张牌，或先后翻开两张
    翻两张牌算一步。是同一首歌，就保持翻开；不是同一首，就在翻下一张牌时自动扣
    回去。只输入编号也行，例如：1 2

help-place =
    翻开这一行这一列的牌
    行和列按屏幕上显示的数。再加一个行和列，就翻两张。“左边”
    “右边”“上面”“下面”是这一步第一张牌旁边的那张。也可以直接说：
    第二排第三个。

help-pass =
    多人游戏时，跳过这一步
    这一步还没有翻牌，并且至少有两张翻开过而未配对的牌，才能跳过。
    所有玩家接连跳过，这一局就结束。

help-reveal =
    翻开所有牌，结束这一局
    放弃的一局不算完成，也不计入纪录。在提示符下会先询问。

help-hint =
    建议翻哪张牌，并说明理由
    提示只依据翻开过的牌，不会偷看其他牌。用提示算辅助，详见“{ -help } { -records }”。

help-score =
    说明这一局的情况
    配对数、步数；多人游戏时还有轮到谁。

help-recall =
    说明某张牌是什么，或某首歌在哪里
    只说看得见的牌：记住其他牌正是游戏的乐趣。后面加上牌号或歌名，例如“{ -recall } 3”。

help-about =
    MemoryTunes是自由软件，由众多贡献者共同开发。
    它在终端里运行，没有手机版和网页版。
    要查看许可证、版本号和反馈问题的地址，请运行memory-tunes --version。

help-privacy =
    不会发送任何关于你的信息：牌局和纪录都保存在这台电脑上。
    只会从Apple的iTunes曲库下载歌曲，输入“{ -set } 歌曲 内置”可以关闭。
    要删除所有保存的数据，请输入“{ -forget } 全部”。

help-cheating =
    没有人作弊：牌是随机发的，电脑玩家只看得到你看到的牌。
    级别越高，记住的牌越多。

help-sound =
    没有声音：牌上是歌名，不会播放任何音乐。

help-time =
    没有时间限制；步数相同时，用时短的排在前面。
    可以随时休息，牌局会等你。

help-font =
    字号和颜色由终端决定，多数终端按Ctrl和+可以放大。
    输入“{ -settings }”查看游戏的设置。

help-par =
    与完美打法比较这一局
    标准步数是完美打法平均所需的步数：记住翻开过的每一张牌，每一步都选最好的。
    差距来自失误和运气。

help-review =
    查看每次翻牌的得失
    这一局结束前只显示总计。没有失误的翻牌不列出，输入“{ -review } 全部”可查看。

help-share =
    生成战绩，方便发给朋友
    每一步用一个符号表示：勾是配对成功，空方框是没配上但没有失误，叉是失误。
    不会泄露牌的位置。如果是内置牌组，最后是玩同一副牌的命令和游戏的网址。

help-players =
    选择下一局的玩家，或查看有谁
    输入“{ -players } 你 普通”和电脑玩家对局。新手、简单、普通、困难、完美，记性
    一个比一个好。其他电脑玩家：optimal、random、forgetful:Q（记住一张牌的概
    率是Q）、capacity:C（记住最近的C张牌），两人对局时还有zwick-paterson。
    其他名字视为真人玩家。输入“{ -players } 你”恢复一个人玩。

help-against =
    和电脑对战
    名字是级别（新手、简单、普通、困难、完美），或“{ -help } { -players }”列出的其他电脑
    玩家。不写名字就和上次一样。以后也由这些玩家玩；输入“{ -players } 你”恢复一个
    人玩。

help-game = 回到当前牌局

help-seed =
    用这个种子发下一局的牌
    种子、类别和对数都相同，牌的位置就相同。数字从0到18446744073709551615。

help-cards =
    选择拆分牌，或两张相同的牌
    通常由牌组决定：单词牌组一张写单词，另一张写翻译；歌曲牌组的两张相同。
    “{ -cards } 拆分”把歌曲也拆成歌名和歌手；歌名或歌手与前面重复的不会用到。“{ -cards } 相同”
    一律不拆分，“{ -cards } 自动”恢复默认。

help-undo =
    撤销上一个操作，或最近N个操作
    这一局里翻了牌或跳过的一行算一个操作。撤销翻牌算辅助，详见“{ -help } { -records }”。

help-redo =
    重做刚撤销的操作，或N个操作
    有了新的操作，就不能再重做。

help-goto = 跳到第N个操作；0为发牌时

help-log = 列出这一局的操作（最多10个），或最近N个

help-categories =
    打开类别和牌组的列表
    先是类别，再是其他内置牌组，然后是自己的牌组，也就是--home文件夹（在提示符下
    默认为~/.local/share/memory-tunes）里decks文件夹中的文件。

help-category =
    选择以后用什么牌组
    名称是列表中的编号或名称、牌组的一个主题，或者文件路径。文件里每行一对：歌
    名、一个制表符、歌手；或者单词、一个制表符、翻译。播放列表也可以；CSV文件也可
    以，除非表头写着歌名和歌手，否则按单词处理。其他单词文件的第一行写
    “# cards: split”。当前牌局不变。

help-settings = 打开设置

help-set =
    更改一项设置，或查看可选的值
    在提示符下更改的设置会保存下来，以后继续有效。输入“{ -settings }”查看所有设置。

help-language =
    选择游戏的语言，或查看有哪些
    名称是代码（例如en），或一种语言的名字，例如：{ -language } 英语

help-tunes =
    查看下一局用哪些歌曲
    “{ -tunes } 下载”从iTunes曲库下载所选类别的新歌曲，“{ -tunes } 清除”删除下载的歌曲。

help-favorite =
    收藏一张牌的歌曲，或取消收藏
    不写编号就是最近找到的一对。牌必须是翻开的；拆分牌要先配对成功。收藏本身也是
    牌组，输入“{ -play } 收藏”即可用它来玩。

help-records =
    列出最佳成绩
    加上对数，就列出前十名；不加，就列出每种对数的第一名。名称是玩家的名
    字，不写就是你自己。用过辅助的牌局排在所有其他牌局之后。辅助是指：提示、
    撤销翻牌，以及以前看过其中牌面的牌局。

help-stats =
    查看历次牌局的统计
    先是总计，然后按对数统计完成的牌局。加上对数，就只统计这种对数。

help-forget =
    删除保存的数据
    项目可以是设置、牌局（当前的）、其他牌局、纪录、学习进度、收藏、历史、歌曲或
    全部。“{ -games }”后面可以加上要删除的另一局：名称，或“{ -games }”上次列出的
    编号。

help-yes =
    回答“{ -yes }”
    在提示符下，以下情况会先询问：删除保存的数据；开新的一局或放弃会丢掉没玩完的
    一局；一局里第一次用提示或撤销翻牌。

help-no = 回答“{ -no }”

help-games =
    列出未完成的和按名称保存的牌局
    未完成的牌局是以前没玩完的，或者读取另一局、玩每日一局时留下的。在其他窗口里
    进行的也会列出。

help-save =
    按名称保存当前牌局
    名称是一个词。这一局可以接着玩，保存的内容不变。如果有同名的另一局，就替换它；
    在提示符下会先询问。

help-load =
    读取另一局
    名称可以是保存时的名称，也可以是“{ -games }”上次列出的编号。原来的当前牌局会保
    留，也在列表里。

help-menu = 打开菜单

help-back = 返回上一个界面

help-show = 再显示一次当前界面

help-repeat = 重复上一条内容

help-rules = 显示规则

help-help =
    列出命令，或说明一个命令
    输入“{ -help } 全部”列出全部命令。

help-quit = 结束程序（或按Ctrl-D）

help-watch =
    观看结束的一局，或同一副牌的完美打法
    一张一张重新翻牌，按回车或Ctrl-C停止。在脚本、文字播报和JSON中，或速度为
    “关”时，列出每一步。“{ -watch } 完美”用这一局的牌演示完美打法，每次的运气都一样。

## Line

too-long-line = 这一行超过了{ $most }字节。输入“{ -help }”查看命令。
no-such-command = 没有“{ $word }”这个命令。
how-to-list-commands = 输入“{ -help }”查看命令。
nothing-to-do = 好的，一切照旧。输入“{ -help }”查看命令。
did-you-mean = 你是不是想输入“{ $line }”？
needs-game = 现在没有牌局，不能用“{ $word }”。输入“{ -play }”开一局。
needs-screen = “{ $word }”只能在“{ $screen }”界面使用。输入“{ $screen }”前往。
needs-another-word = { $choices ->
    [none] “{ $word }”还没输完。用法：{ $usage }
   *[other] “{ $word }”还没输完。可选：{ $choices }。用法：{ $usage }
}
one-word-too-many = 多余的参数“{ $word }”。用法：{ $usage }
not-a-number = “{ $word }”不是有效的数字。用法：{ $usage }
too-large-a-number = “{ $word }”太大了，最大是{ $most }。
meaningless = “{ $word }”在这里不适用。请输入：{ $usage }
not-a-day = “{ $word }”不是有效日期（1970-01-01起）。例如：{ $command } 2026-11-20
not-a-challenge = { $deck ->
    [none] “{ $word }”不是牌局代码。例如输入：{ -challenge } rock-8-7
   *[other] “{ $deck }”不是内置牌组。例如输入：{ -challenge } rock-8-7
}
row-of-menu = “{ $title }”是菜单里的一项。在这里请输入“{ $command }”。
cards-have-numbers = 没有“{ $word }”这张牌：牌用数字编号。例如：{ -flip } 1 2
understood = （{ $line }）
no-such-row = 没有“{ $word }”这一项。请输入1到{ $rows }之间的数字。

## Menu

menu = 菜单
new-game = 新游戏
choose-category = 选择类别
settings = 设置
continue-game = 继续游戏
game-of-the-day = 每日一局
against-the-computer = 对战电脑
learn-words = 背单词
menu-row = { $title }（{ $note }）
menu-row-in-words = { $title }，{ $note }
note-below = （{ $note }）
next-game = 下一局使用牌组“{ $deck }”。
next-players = 下一局的玩家：{ $names }。输入“{ -players } 你”恢复一个人玩。
finished-game-on-table = 上一局已结束，输入“{ -game }”查看。
drawn-game-on-table = 上一局因所有玩家都跳过而结束，{ $progress }。输入“{ -game }”查看。
revealed-game-on-table = 上一局已放弃，{ $progress }。输入“{ -game }”查看。
day-is-done = 今天已完成
streak-of-days = 连续{ $streak }天
pairs-due = 该复习{ $due }对

## Navigation

greeting = memory-tunes：记忆翻牌游戏，牌面是歌曲。
how-to-begin = 输入“{ -play }”开局，“{ -help }”看命令，“{ -quit }”离开。
rules = 每首歌有两张牌。每步翻开两张，输入它们的编号，例如：3 7。歌曲相同就配对成功，保持翻开；不同就在翻下一张牌时扣回去。目标是用最少的步数全部配对。几个玩家一起玩时，谁找到的一对归谁，并由谁接着翻。
# What the game is, below its name at the very first start.
game-in-brief = 每首歌有两张牌，全部扣着。用最少的步数把它们全部配对。
new-game-asks-catalog = “新游戏”会从Apple的iTunes曲库下载歌曲。输入“{ $off }”可以关闭。
game-waiting = 有一局还没玩完，{ $pairs }对中已找到{ $found }对。输入“{ -game }”继续。
last-game-finished = 上一局已结束，输入“{ -game }”查看。
last-game-passed-out = 上一局因所有玩家都跳过而结束，{ $pairs }对中已找到{ $found }对。输入“{ -game }”查看。
last-game-revealed = 上一局已放弃，{ $pairs }对中已找到{ $found }对。输入“{ -game }”查看。
nothing-before-the-menu = 已经在菜单里，无法再“{ $word }”。输入“{ -quit }”离开。
goodbye = 再见！
goodbye-with-game-saved = 再见！这一局已保存，下次启动时可以继续。
how-to-leave = 输入“{ -quit }”或按Ctrl-D离开。
more = -- 更多 --（回车继续，q结束）
more-to-begin = { "-- 回车开始 -- " }
more-in-plain = { "按回车继续，按q停止。" }
fetching-tunes = 正在下载“{ $category }”类别的歌曲。按Ctrl-C取消。

## Options

option-placeholder = { $placeholder ->
    [number] 数字
    [name] 名称
    [players] "名称..."
    [file] 文件
    [deck] 文件
    [folder] 文件夹
    [what] 内容
    [size] 大小
    [seconds] 秒数
    [source] 来源
    [speed] 速度
    [address] 网址
   *[bot] 名称=命令
}
wrong-value = { $name }不能是“{ $value }”，{ $expected }
number-expected = 应为{ $least }到{ $most }之间的数字
choice-expected = 应为{ $choice }
auto-or-pairs-expected = { $most ->
    [none] 应为auto，或2到牌组对数之间的数字
   *[other] 应为auto，或2到{ $most }之间的数字
}
program-player-expected = 应为电脑玩家的名称
nothing-expected = 不需要值
seed-purpose = 第一局用这个种子发牌
bot-purpose = 由该命令控制这个玩家，可重复
category-purpose = pop、electronic、rock、metal或rap（默认pop）
pairs-purpose = 一局有几对牌（默认8）
cards-purpose = split：一张写歌名，另一张写歌手
deck-purpose = 用文件中的牌组玩
players-purpose = 以后的牌局由谁玩，按顺序
tunes-purpose = built-in、auto或online（在提示符下默认为auto）
home-purpose = 数据都保存在这个文件夹
no-home-purpose = 不保存也不读取文件（脚本默认如此）
no-files-purpose = 不读取输入行中写的文件；牌组只能用名称
record-purpose = 把会话录制到文件
overwrite-purpose = 允许--record和--trace替换已有的文件
replay-purpose = 先重放文件中的录制，再继续玩
trace-purpose = 把每个动作及其变化写入文件
format-purpose = 输出文本，或JSON（每行一个对象）
no-echo-purpose = 不回显脚本命令
strict-purpose = 遇到无法执行的命令就退出（退出码1）
color-purpose = 在提示符下的颜色；auto取决于NO_COLOR和TERM
speed-purpose = 电脑翻牌的速度：slow、normal、fast或off
no-color-purpose = 同--color never
board-purpose = auto（按终端大小）、full、small或plain
plain-purpose = 全部用文字播报，适合读屏软件
screen-reader-purpose = 同--plain
language-purpose = 界面语言（默认为系统语言）
check-purpose = 重放各文件中的会话记录并比较
update-purpose = 允许--check改写有差异的记录
generate-purpose = 输出手册页（man）、补全脚本或JSON Schema
help-purpose = 显示本帮助；也可用-h
version-purpose = 显示版本和许可证
games-purpose = 玩多少局（默认10000）
simulated-pairs-purpose = 每局有几对牌（默认8）
simulated-player-purpose = 玩家，可重复（默认optimal）
simulated-seed-purpose = 第0局的种子；第1局用下一个种子，依此类推
first-game-purpose = 第一局的编号（默认0）
jobs-purpose = 同时玩几局（默认每个处理器一局）
report-format-purpose = 文本报告，或一个JSON对象
plain-report-purpose = 用文字报告，适合读屏软件
idle-option = { $mode ->
    [json] --{ $option }与--format json一起使用时不起作用
    [typed] --{ $option }在提示符下不起作用
   *[script] --{ $option }在脚本中不起作用
}
idle-option-beside = --{ $option }与--{ $other }一起使用时不起作用
idle-option-without = 没有--{ $other }时，--{ $option }不起作用

## Plain

plain-by-option = memory-tunes：记忆翻牌游戏，全部用文字播报（{ $option }）。
plain-by-setting = memory-tunes：记忆翻牌游戏，全部用文字播报（设置“牌桌”为“文字”）。
plain-by-variable = memory-tunes：记忆翻牌游戏，全部用文字播报（已设置{ $name }）。
plain-by-terminal = memory-tunes：记忆翻牌游戏，全部用文字播报（TERM为dumb）。

## Players

me = 我
program-player = 电脑（{ $name }）
program-player-in-sentence = 电脑（{ $name }）
only-computer = { $name ->
    [beginner] 电脑
    [easy] 电脑
    [normal] 电脑
    [hard] 电脑
    [perfect] 电脑
   *[other] { $name }
}
player-score = { $player }得{ $pairs }对
only-programs-played = 这一局只有电脑玩家。输入“{ -players } 你”自己玩。
player-choices = 人名，或{ $programs }
bot-is-unknown = 这次运行没有名为“{ $name }”的机器人
bot-ended = “{ $name }”已经退出
bot-is-late = “{ $name }”超过{ $seconds }秒没有回答
bot-answer-too-long = “{ $name }”的回答太长
bot-answer-illegal = “{ $name }”回答了“{ $answer }”，不合规则
bot-stalled = “{ $name }”翻了很多步，一对也没找到
bot-given-up = “{ $name }”还没有翻牌：你停止了等待
how-to-name-bot = 启动程序时请加上：--bot { $name }=命令
how-to-ask-bot-again = 输入“{ -game }”再问一次。
bot-is-thinking = “{ $name }”正在思考。按Ctrl-C停止等待。
nobody-is-named = 没有写名字
player-needs-name = 名字不能全是不可见字符
name-is-unprintable = “{ $name }”不能用作名字：其中有空格或不可见字符
name-is-too-long = 名字“{ $name }”太长：最多{ $most }列（一个汉字占两列）
name-has-too-many-marks = 名字“{ $name }”的附加符号太多：字母和符号合计最多{ $most }个
player-needs-probability = “{ $name }”需要一个0到1之间的概率，例如：forgetful:0.5
player-needs-capacity = “{ $name }”需要一个记住的牌数，例如：capacity:7
no-such-program-player = 没有名叫“{ $name }”的电脑玩家，可选的有：{ $names }
no-such-player = 没有名叫“{ $name }”的玩家（你是不是想输入“{ $nearest }”？）
names-must-be-unique = 玩家的名字不能重复：“{ $name }”
too-many-players = 有{ $count }位玩家，太多了，最多{ $most }位
zwick-paterson-needs-two = zwick-paterson只支持两人对局，这里有{ $count }位玩家

## Questions

will-end-match = 比赛还没分出胜负，这样会结束比赛。要结束吗？请输入“{ -yes }”或“{ -no }”。
will-give-up-game = 这一局还没结束，{ $progress }。要放弃吗？请输入“{ -yes }”或“{ -no }”。
will-reveal = 所有牌都会翻开，这一局就此结束，{ $progress }。要放弃吗？请输入“{ -yes }”或“{ -no }”。
will-take-hint = 要看提示吗？这一局会标记为“使用过辅助”，排在其他成绩之后。请输入“{ -yes }”或“{ -no }”。
will-undo-flip = 要撤销吗？这一局会标记为“使用过辅助”，排在其他成绩之后。请输入“{ -yes }”或“{ -no }”。
saved-thing = { $thing ->
    [settings] 你的设置
    [game] 保存的当前牌局
    [games] 其他未完成和已保存的牌局
    [records] 你的纪录
    [learned] 你的学习进度
    [favorites] 你的收藏
    [history] 你的输入历史
    [tunes] 下载的歌曲
   *[everything] 所有已保存的数据
}
will-be-deleted = 要永久删除{ saved-thing }吗？请输入“{ -yes }”或“{ -no }”。
was-deleted = 已删除{ saved-thing }。
nothing-to-delete = 没有可删除的内容：{ saved-thing }。
cannot-delete = 无法删除{ saved-thing }：{ $failure }
nothing-was-deleted = 已取消，{ saved-thing }保持不变。
game-goes-on = 这一局继续，{ $progress }。
game-goes-on-elsewhere = 这一局保留着，{ $progress }。输入“{ -game }”继续。
no-question-to-answer = 现在没有要回答的问题。输入“{ -help }”查看命令。

## Records

no-records-are-saved = 这次运行不保存纪录：脚本没有指定“--home 文件夹”，或启动时用了--no-home。
no-game-finished = { $pairs ->
    [none] 还没有完成过牌局。完成的第一局会列在这里。
   *[other] 还没有完成过{ $pairs }对的牌局。{ $canBeDealt ->
        [yes] 输入“{ -play } { $pairs }”玩一局。
       *[no] { "" }
    }
}
no-game-begun = { $pairs ->
    [none] 还没有任何成绩。输入“{ -play }”玩一局。
   *[other] 还没有玩过{ $pairs }对的牌局。{ $canBeDealt ->
        [yes] 输入“{ -play } { $pairs }”玩一局。
       *[no] { "" }
    }
}
no-game-of-so-few-pairs = 没有{ $pairs }对的牌局：最少2对。请输入：{ $command } { $instead }
best-games = { $name ->
    [none] 你的最佳成绩（{ $pairs }对）：
   *[other] { $name }的最佳成绩（{ $pairs }对）：
}
best-games-by-pairs = { $name ->
    [none] 你的最佳成绩（按对数排列）：
   *[other] { $name }的最佳成绩（按对数排列）：
}
pairs-heading = 对数
rank-heading = 名次
moves-heading = 步数
time-heading = 用时
par-heading = 标准
skill-heading = 准确率
date-heading = 日期
deck-heading = 牌组
percentage = { $number }%
deck-with-notes = { $deck }（{ $notes }）
split-note = 拆分牌
aid-of-undo = 撤销过翻牌
aid-of-repeat = 重玩
skill-is-full-without-mistakes = 没有失误的一局，准确率是100%。
last-games-of-several = { $name ->
    [none] 最近的多人对局：
   *[other] 最近的多人对局（{ $name }）：
}
game-of-several =
    { $date }，{ $deck }，{ $pairs }对：{ $scores }
score-of-several = { $player }得{ $pairs }对
won = { $score }（胜）
tied = { $score }（平）
games-of-several = 多人对局：完成{ $finished }局。
results = { $tied ->
    [0] { $won }胜{ $lost }负
   *[other] { $won }胜{ $lost }负{ $tied }平
}
against =
    { $name }对{ $opponent }：{ $games }{ $matches ->
        [none] { "" }
       *[other] ；比赛：{ $matches }
    }
games-of-pairs =
    { $pairs }对{ $isSplit ->
        [yes] 拆分牌
       *[no] { "" }
    }（{ $deck ->
        [none] 所有牌组
       *[other] { $deck }
    }）：玩过{ $begun }局，完成{ $finished }局{ $revealed ->
        [0] { "" }
       *[other] ，放弃{ $revealed }局
    }{ $finished ->
        [0] { "" }
       *[other] { $best ->
                [none] { "" }
               *[other] ，最佳{ $best }步
            }，平均{ $wholeMean ->
                [none] { $mean }步
               *[other] { $wholeMean }步
            }，标准步数{ $par }
    }。
moves-and-games = 步数分布：
skill-bars = { $isSplit ->
    [yes] 拆分牌每局的准确率（最右边是最近一局，{ $best }为零失误）：
   *[no] 每局的准确率（最右边是最近一局，{ $best }为零失误）：
}
games-of-days = 每日一局：完成{ $played }天，目前连续{ $streak }天，最长连续{ $longest }天。
practiced = { $deck }：共{ $pairs }对，练过{ $count }对，现在该复习{ $due }对。
pairs-by-box = 各盒的对数：
best-games-aloud = { $name ->
    [none] 你的最佳成绩，{ $pairs }对，标准步数{ $par }：
   *[other] { $name }的最佳成绩，{ $pairs }对，标准步数{ $par }：
}
best-of-pairs-aloud = { $pairs }对：{ $game }。
best-by-rank-aloud = 第{ $rank }名：{ $game }。
moves-in-time =
    { $moves }步，用时{ $minutes ->
        [0] { $seconds }秒
       *[other] { $seconds ->
                [0] { $minutes }分钟
               *[other] { $minutes }分{ $seconds }秒
            }
    }
skill-of-game = 准确率{ $skill }
split-cards = 拆分牌
game-of-several-aloud = { $scores }；{ $deck }，{ $pairs }对，{ $date }。
most-frequent-moves-aloud = 最常见的是{ $moves }步，有{ $games }局；最长的用了{ $most }步。
longest-game-aloud = 最长的一局用了{ $most }步。
skills-aloud = { $games ->
    [1] { $isSplit ->
            [yes] 最近一局拆分牌的准确率：{ $last }。
           *[no] 最近一局准确率：{ $last }。
        }
   *[other] { $isSplit ->
            [yes] 最近一局拆分牌的准确率：{ $last }；最近{ $games }局平均：{ $mean }。
           *[no] 最近一局准确率：{ $last }；最近{ $games }局平均：{ $mean }。
        }
}
box-aloud =
    { $isFirst ->
        [yes] { "" }
       *[no] ，
    }第{ $box }盒{ $pairs }对
days-of-month = 本月的每日一局：
weekdays = 一 二 三 四 五 六 日
days-legend =
    日期下面是步数：带*的是当天完成{ $hasLate ->
        [yes] ，带( )的是后来补完
       *[no] { "" }
    }。
no-day-finished = 这个月还没有完成过每日一局。
day-result-aloud =
    { $day }：{ $moves }步{ $isLate ->
        [yes] ，不是当天完成的
       *[no] { "" }
    }。
todays-game-waits = 今天的一局还没完成。输入“{ -daily }”去玩。
next-day =
    下一个每日一局在{ $hours ->
        [0] { "" }
       *[other] { $hours }小时
    }{ $minutes ->
        [0] { "" }
       *[other] { $minutes }分钟
    }后（00:00 UTC）。
no-game-of-player-finished =
    { $name }还没有完成过{ $pairs ->
        [none] { "" }
       *[other] { $pairs }对的
    }牌局。输入“{ -players } { $name }”，用这个名字单独玩。
other-records = 其他人也有自己的纪录：{ $names }。输入“{ -records } { $first }”查看。
all-games =
    你的牌局：玩过{ $begun }局，完成{ $finished }局{ $revealed ->
        [0] { "" }
       *[other] ，放弃{ $revealed }局
    }。
best-without-aids = 不用辅助的最佳成绩：{ $list }。
best-of-size = { $pairs }对{ $isSplit ->
    [yes] 拆分牌
   *[no] { "" }
}{ $moves }步
more-opponents = 还有{ $count }名对手

## Settings

set-line = 设置 { $name } { $valueName }
choices-or-number = { $most ->
    [none] { $choices }，或{ $least }以上的数字
   *[other] { $choices }，或{ $least }到{ $most }之间的数字
}
choices-beside = （{ $choices }）
setting-row = { $setting }：{ $value }。可选：{ $choices }
settings-advice = 更改设置，例如：{ $line }
setting-chosen = “{ $setting }”已设为“{ $value }”。
how-to-set-back = 输入“{ $line }”即可改回。
setting-told =
    “{ $setting }”现在是“{ $value }”。可选：{ $choices }。{ $isNumbered ->
        [yes] 请输入名称或编号。
       *[no] 更改设置，例如：{ $line }
    }
no-setting = 没有“{ $word }”这项设置。
how-to-list-settings = 输入“{ -settings }”查看所有设置。
no-choice = “{ $setting }”不能设为“{ $word }”。可选：{ $choices }。例如：{ $line }
unknown-setting = { $nearest ->
    [none] 没有“{ $name }”这项设置
   *[other] 没有“{ $name }”这项设置（你是不是想写{ $nearest }？）
}
setting-without-value = “{ $name }”后面没有等号和值
settings-line-is-no-text = 这一行不是UTF-8文本
more-lines-not-understood = 另有{ $lines }行无法识别
language-chosen = 已切换为中文。
language-chosen-automatically = 语言：自动（中文）。
language-told = { $isAutomatic ->
    [yes] 语言：自动（中文）。可选：{ $choices }。更改语言，例如：{ $line }
   *[no] 语言：中文。可选：{ $choices }。更改语言，例如：{ $line }
}
language-name = { $language ->
    [en] 英语
    [ru] 俄语
   *[zh] 中文
}
language-choice = { $code }（{ $ownName }）
language-line = 语言 { $code }

## Simulation

simulation-heading = { $games }局，每局{ $pairs }对，种子{ $seed }，从第{ $first }局起：{ $players }
no-game-played-to-its-end = 一局也没完成。
played-heading = 实际
theory-heading = 理论
mean-moves = 平均步数
asymptotic-mean = 约{ $mean }
standard-error-of-mean = 平均数的标准误差
standard-deviation = 标准差
least-moves = 最少
need-at-most = { $percent }%的局不超过
most-moves = 最多
games-drawn = 平局
margin-of-first = 第一位玩家多得的对数
simulated-player = 玩家{ $number }，{ $name }：{ $pairs }对，每局{ $perGame }对
moves-column = 步数
games-column = 局数
share-column = 比例
theory-column = 理论
tell-simulation = { $games }局，每局{ $pairs }对，种子{ $seed }，从第{ $first }局起。玩家：{ $names }。
tell-only-game = 这一局用了{ $moves }步。
tell-every-game = 每一局都用了{ $moves }步。
tell-mean = { $error ->
    [none] 平均每局用了{ $mean }步。
   *[other] 平均每局用了{ $mean }步，标准误差{ $error }。
}
tell-theory = { $isAsymptotic ->
    [yes] 理论平均数约为{ $mean }步。
   *[no] 理论平均数为{ $mean }步。
}
tell-deviation = { $theory ->
    [none] 标准差为{ $deviation }。
   *[other] 标准差为{ $deviation }，理论值为{ $theory }。
}
tell-range = 最短的一局用了{ $least }步，最长的用了{ $most }步。
tell-quantiles = 一半的局不超过{ $half }步，5%的局不超过{ $five }步，95%的局不超过{ $ninetyFive }步。
tell-quantiles-in-theory = 理论上，一半不超过{ $half }步，5%不超过{ $five }步，95%不超过{ $ninetyFive }步。
quantiles-as-in-theory = 与理论一致。
tell-drawn = { $games ->
    [0] 没有平局。
   *[other] 有{ $games }局平局。
}
tell-player = 玩家{ $number }，{ $name }：{ $pairs }对，每局{ $perGame }对。
tell-margin =
    第一位玩家每局比第二位{ $isBehind ->
        [yes] 少
       *[no] 多
    }得{ $margin }对{ $theory ->
        [none] { "" }
       *[other] ，理论上{ $isBehindInTheory ->
                [yes] 少
               *[no] 多
            }得{ $theory }对
    }。
simulation-progress = { $percent }%，{ $games }局
tell-simulation-progress = 已完成{ $percent }%。

## Skill

hint-of-mate = 翻{ $card }号牌：它和已翻开的牌是一对。
hint-of-pair = 翻{ $card }号牌：这一对的两张都翻开过。
hint-of-new-card = 翻{ $card }号牌：这张还没翻过，眼下没有更好的选择。
nothing-left-to-flip = 这一局已经结束，没有牌可翻了。输入“{ -play }”开新的一局。
par-number = { $isAbout ->
    [yes] 约{ $moves }
   *[no] { $moves }
}
verdict = { $sums ->
    [none] 标准步数{ $par }。
   *[other] 标准步数{ $par }：{ $sums }。
}
par-so-far =
    标准步数{ $par }，已用{ $moves }步{ $sums ->
        [none] { "" }
       *[other] ；{ $sums }
    }。
drawn-by-passing = 所有玩家都跳过了，这一局结束。
perfect-play = { $isAlways ->
    [yes] 按完美打法，{ $moves }步以内必定完成。
   *[no] 按完美打法，{ $percent }%的牌局不超过{ $moves }步。
}
seed-of-deal = 种子：{ $seed }。
no-mistakes = 没有失误，{ $luck }
mistakes =
    { $count }次失误，多用{ $cost ->
        [none] 不到0.1步
       *[other] { $cost }步
    }，{ $luck }
average-luck = 运气平平
good-luck = 运气好省{ $moves }步
bad-luck = 运气差多用{ $moves }步
sums-of-you = 你：{ $sums }。
sums-of-player = { $player }：{ $sums }。
too-large-to-review = 最多只能复盘{ $mostPairs }对的牌局。输入“{ -par }”与完美打法比较。
sums-in-all = 总计：{ $sums }。
cost-and-luck-are-in-moves = 失误和运气都以步计。
flips-are-listed-at-the-end = 这一局结束后会列出每次翻牌的得失。
flips-cost-nothing = 另有{ $count }次翻牌没有失误，输入“{ -review } 全部”可查看。
move-heading = 步
who-heading = 玩家
card-heading = 牌
tune-heading = 内容
cost-heading = 多用
luck-heading = 运气
better-heading = 更好的选择
reviewed-flip =
    第{ $move }步，{ $player ->
        [none] { "" }
       *[other] { $player }，
    }{ $card }号牌，{ $title }：{ $cost ->
        [none] 没有失误
       *[other] 多用{ $cost }步
    }{ $luck ->
        [none] { "" }
       *[other] ，{ $luck }步
    }。{ $cost ->
        [none] { "" }
       *[other] 更好的选择：{ $better }。
    }
tiny-cost = 不到0.01
better-shown-pair = 见过的一对
better-new-card = 没翻过的牌
better-shown-mate = 配对的那张，之前翻到过
better-mate = { $card }号，和{ $first }号是一对
unlucky = 运气差{ $moves }
lucky = 运气好{ $moves }
not-yet-to-share = 全部配对之后才能分享。
shared-game =
    { $day ->
        [none] MemoryTunes
       *[other] MemoryTunes { $day }
    }：{ $deck }，{ $pairs }对{ $isSplit ->
        [yes] 拆分牌
       *[no] { "" }
    }
shared-moves = { $player ->
    [none] { $moves }步
   *[other] { $player }：{ $moves }步
}
shared-par = 标准步数{ $par }
shared-nothing-given-away = 没有失误
shared-given-away = 失误多用{ $moves }步
shared-hints = 提示{ $count }次
shared-flips-were-undone = 撤销过翻牌
shared-streak = 连续{ $streak }天
shared-pair = 配对
shared-no-pair = 没配上
shared-mistake = 失误
shared-misses = { $mistakes ->
    [0] { $misses }步没配上
   *[other] { $misses }步没配上，{ $mistakes }次失误
}
between-results = ，
watched-move =
    第{ $move }步{ $player ->
        [none] { "" }
       *[other] ，{ $player }
    }：{ $what }
watched-pair = { $first }号和{ $second }号配对成功，{ $tune }
watched-no-pair = 没配上，{ $first }号{ $tune }，{ $second }号{ $otherTune }
watched-game =
    这一局共{ $moves }{ $isGivenUp ->
        [yes] ，之后放弃
       *[no] { "" }
    }。输入“{ -watch } 完美”，看同一副牌的完美打法。
watched-perfect-game = 同一副牌的完美打法：共{ $moves }。
watch-stopped =
    停在第{ $move }步，共{ $most }步。输入“{ -watch }{ $isPerfect ->
        [yes] { " " }完美
       *[no] { "" }
    }”从头观看。
watching = 第{ $move }步，共{ $most }步。按回车停止。
not-yet-to-watch = 这一局结束后才能观看。
not-recalled = 记住扣着的牌正是游戏的乐趣。想要建议，请输入“{ -hint }”。

## Steps

place-among-steps = { $left ->
    [0] { $step ->
            [0] 当前位置：起点。
           *[other] 当前位置：第{ $step }个操作。
        }
   *[other] { $step ->
            [0] 当前位置：起点，还可以重做{ $left }个操作。
           *[other] 当前位置：第{ $step }个操作，还可以重做{ $left }个操作。
        }
}
already-there = 已经在这里了，无需跳转。
step-undone = 已撤销第{ $move }步：{ $line }。
step-done-again = 已重做第{ $move }步：{ $line }。
steps-undone = 已撤销{ $count }个操作，现在是{ $made }步。
steps-done-again = 已重做{ $count }个操作，现在是{ $made }步。
how-to-go-to-step = 输入“{ -goto } { $step }”可跳到别的操作。
no-step-to-list = 没有可列出的操作。{ $place }
cannot-redo = 不能重做“{ $typed }”个操作：请输入大于0的整数。
cannot-undo = 不能撤销“{ $typed }”个操作：请输入大于0的整数。
no-step-to-redo = 没有可重做的操作。
no-step-to-undo = 这一局没有可撤销的操作。
too-many-to-redo = 不能重做{ $typed }个操作：只撤销了{ $left }个。
too-many-to-undo = 不能撤销{ $typed }个操作：一共只有{ $left }个。
no-such-step = 没有第{ $typed }个操作：请输入{ $first }到{ $last }之间的数字。
step-aloud = 操作{ $step }：{ $line }

## Table

up-mark = 翻开
found-mark = 配对
new-pair-mark = 配对!
board-legend = * 翻开   = 已配对   ! 新配对
cards-not-shown = 还有{ $count }张牌未显示
cards-more = 还有{ $count }张
card-of-deck = 牌{ $number }
status-pairs = 已配对{ $found }/{ $pairs }
status-pairs-short = { $found }/{ $pairs }对
moves = { $count }步
status-par = 标准{ $par }步
status-best = 最佳{ $moves }步
progress = { $pairs }对中已找到{ $found }对
standing = { progress }，用了{ $moves }。
turned = { $card }号牌：{ $tune }
pair = { $first }号和{ $second }号配对成功！{ $tune }
turned-in-words = { $card }号牌，{ $tune }
pair-in-words = 配对成功：{ $first }号和{ $second }号，{ $tune }
no-pair-in-words = 没配上：{ $cards }
next-move = 下一步：{ $card }号牌是{ $tune }
flip-another = 再翻一张吧。
pairs-to-go = 还剩{ $count }对。
no-pair = 没配上：{ $first }号是{ $tune }，{ $second }号是{ $otherTune }。
both-turn-back = 翻下一张牌时，这两张会自动扣回去。
no-such-card = 没有{ $card }号牌：牌的编号是1到{ $last }。
no-such-place = { $columns ->
    [0] 这里无法按行列选牌，请输入牌的编号。
   *[other] 没有这个位置：牌桌共{ $rows }行{ $columns }列。
}
no-card-waits = 这一步还没有翻牌，没法判断是哪张牌的旁边：请输入牌的编号。
card-is-up = { $card }号牌已经翻开了。
card-is-matched = { $card }号牌已经配对了。
cannot-flip-twice = { $card }号牌不能连翻两次，所以没有翻。输入“{ -flip } { $instead }”只翻一次。
cannot-flip = { $card }号牌已经翻开，所以{ $first }号牌也没有翻。输入“{ -flip } { $instead }”只翻这一张。
flip-another-like = 换一张吧，例如：{ -flip } { $card }
another-game = 输入“{ -play }”开新的一局。
one-card-only = 已经翻开了一张牌，这一步只能再翻一张。请输入：{ -flip } { $card }
not-your-turn = 现在轮到“{ $name }”。输入“{ -game }”看它翻牌。
pass-alone = “{ $word }”只在多人游戏里有用，现在只有你一个人。输入“{ -players } 你 简单”和电脑玩。
game-is-over = 这一局已经结束。输入“{ -play }”开新的一局。
pass-in-move = 这一步已经翻开了一张牌，不能再用“{ $word }”。请再翻一张。
pass-too-early = 至少有两张翻开过而未配对的牌，才能用“{ $word }”。请先翻一张。
your-turn = 轮到你了。
turn = 轮到{ $name }了。
goes-again = { $name }再走一步。
passes = 跳过
mover = { $name }
moves-of-player = { mover }：{ $moves }。
pair-of-player-in-words = { mover }配对成功：{ $first }号和{ $second }号，{ $tune }
no-pair-of-player-in-words = { mover }没配上：{ $cards }
moves-and-time = { $time ->
    [none] 共{ $moves }
   *[other] 共{ $moves }，{ $time }
}
time = { time-aloud }
time-aloud = { $minutes ->
    [0] 用时{ $seconds }秒
   *[other] 用时{ $minutes }分{ $seconds }秒
}
finished = { $isFlawless ->
    [yes] 零失误完成！{ $sum }。
   *[no] 全部找齐了！{ $sum }。
}
finished-by = { $name }全部找齐了，{ $sum }。
drawn = 所有玩家都跳过了，这一局结束。
revealed = 你放弃了这一局，{ $progress }。所有牌都已翻开，这一局不计入纪录。
you-win = 你赢了：{ $scores }。
wins = { $name }赢了：{ $scores }。
tie = { $isAll ->
    [yes] 平局：{ $scores }。
   *[no] { $names }打平：{ $scores }。
}
flips-without-mistake = 没有失误的翻牌：{ $shares }。
share-of-player = { $player } { $percent }%
ladder-in-words = { $beaten ->
    [none] 还没战胜的级别：{ $open }。
   *[other] 已战胜的级别：{ $beaten }。{ $open ->
        [none] { "" }
       *[other] 还剩：{ $open }。
    }
}
finished-before = 这一局你以前完成过，用了{ $moves }步。
seen-before = 这副牌你以前见过。
went-on-before = 你曾从这里继续玩过。
counts-as-assisted = 这一局已标记为“使用过辅助”。
hard-pair = { $tune }，翻了{ $times }次
hardest = 最难找的是：{ $pairs }。
moved-up = 升一盒：{ $pairs }。
moved-back = 有失误，放入第1盒，明天复习：{ $pairs }。
went-wrong = 有失误：{ $pairs }。
play-again = 输入“{ -again }”再玩一局。
review-mistakes = 输入“{ -review }”查看自己的失误。
share-result = 输入“{ -share }”告诉朋友。
meet-computer = 接下来和电脑比一局：{ -against } 简单
practice-more = { $due ->
    [0] 输入“{ -practice }”学习新的。
   *[other] 还有{ $due }对该复习，输入“{ -practice }”继续。
}
practiced-all = 这个牌组今天练完了，输入“{ -words }”查看盒子。
streak-goes-on = { $streak ->
    [1] 每日一局：连续第1天！
   *[other] 每日一局已连续{ $streak }天！
}
challenge-result = { $result ->
    [won] 挑战成功：{ $moves }步，少于{ $beat }步。
    [tied] 挑战打平：同样是{ $moves }步。
   *[lost] 挑战失败：{ $moves }步，没有少于{ $beat }步。
}
first-game = 这是你第一次完成{ $pairs }对的牌局。
rank =
    { $pairs }对的牌局你已完成{ $games }局，这一局{ $isAssisted ->
        [yes] 使用过辅助，
       *[no] { "" }
    }排第{ $rank }{ $best ->
        [none] 。
       *[other] ；最佳成绩是{ $best }步。
    }
new-best = { $pairs }对新纪录！之前最佳{ $best }步。
new-best-by-time = { $pairs }对新纪录：步数一样少，用时更短！
first-without-aids = { $pairs }对新纪录：第一次没用辅助完成！
not-recorded-after-reveal = 这一局放弃过，不计入纪录。
cards-lie-down = { $par ->
    [none] 1到{ $cards }号牌都扣着。
   *[other] 1到{ $cards }号牌都扣着。标准步数{ $par }。
}
card = { $card }号牌，{ $tune }
short-card = { $card }号，{ $tune }
pair-of-cards = { $first }号牌和{ $second }号牌，{ $tune }
cards-up = 已翻开：{ $cards }。
cards-down = 未翻开：{ $cards }。
card-range = { $first }到{ $last }
between-cards = 、
before-last-card = 、
pairs-found = 已配对：{ $pairs }。
pairs = { $count }对
cards-differ = 每对一张是{ $isOfTunes ->
        [yes] 歌名，另一张是歌手
       *[no] 单词，另一张是翻译或答案
    }。
dealt = 已发牌：{ $deck }，{ $pairs }
dealt-as-challenge = { $game }{ $best ->
    [none] （挑战）
   *[other] 。挑战目标：少于{ $best }步
}
dealt-of-day = 每日一局，{ $day }：{ $deck }，{ $pairs }
dealt-from = { $game }，用的是{ $origin }的歌曲。
tunes-instead = { $failure }，改用{ $origin }的歌曲。
letters-missing = 系统区域设置不是UTF-8，有些文字无法显示。请用LANG=C.UTF-8启动。
flip-two = 按编号翻两张牌，例如：{ -flip } 1 2
cannot-deal = { $most ->
    [2] 牌组“{ $deck }”不能玩{ $pairs }对：里面只有2对。请输入：{ $command } { $instead }
   *[other] 牌组“{ $deck }”不能玩{ $pairs }对：最少2对，最多{ $most }对。请输入：{ $command } { $instead }
}
too-few-for-split = 牌组“{ $deck }”不能拆分：内容重复的太多。
titles-cannot-be-split = 牌组“{ $deck }”每对只有一项内容，不能拆分。
cannot-deal-split = 牌组“{ $deck }”不能玩{ $pairs }对：去掉内容重复的，拆分牌最多{ $most }对。请输入：{ $command } { $other }
challenge-refused = 不能玩{ $pairs }对：这个牌组最少2对，最多{ $most }对。
too-many-for-programs = 有电脑玩家时，最多玩{ $most }对。
not-dealt = 没能开局：{ $failure }。输入“{ -set } 歌曲 内置”改用内置歌曲。
day-to-come = { $day }还没到：今天是{ $today }（UTC）。输入“{ -daily }”玩今天的一局。
seed-chosen = 下一局使用种子{ $seed }。
split-chosen = 从下一局起，每对牌一张写歌名（或单词），另一张写歌手（或翻译）。
same-chosen = 从下一局起，每对牌的两张完全相同。
cards-of-deck-chosen = { $isSplit ->
    [yes] 从下一局起，牌组“{ $deck }”用拆分牌：一张是单词，另一张是翻译或答案。
   *[no] 从下一局起，牌组“{ $deck }”每对牌的两张相同。
}
file-chooses-cards = { $isSplit ->
    [yes] 从下一局起，牌组“{ $deck }”按文件的写法用拆分牌。
   *[no] 从下一局起，牌组“{ $deck }”按文件的写法，每对牌的两张相同。
}
deck-chooses-cards = 从下一局起，单词牌组拆分为单词和翻译，歌曲牌组的两张相同。
dealt-alike = 所以每对牌的两张相同。
players-chosen =
    下一局的玩家：{ $names }。{ $people ->
        [none] { "" }
       *[other] { $areAll ->
                [yes] 没有电脑参加。
               *[no] 真人玩家：{ $people }。
            }
    }输入“{ -play }”开局。
person-not-computer = “{ $name }”是真人玩家；电脑玩家叫“{ $meant }”。
players-refused = 玩家没有更改：{ $failure }。
playing =
    { $next ->
        [none] 玩家：{ $names }。
       *[other] 这一局的玩家：{ $names }。下一局的玩家：{ $next }。
    }{ $isShared ->
        [yes] 输入“{ -players } 你”即可独自玩。
       *[no] 两个人玩：{ -players } 你 小明；对战电脑：{ -players } 你 简单
    }
pair-in-row = 配对
no-pair-in-row = 没配上
day-is-finished =
    今天的一局已完成：{ $moves }步{ $time ->
        [none] { "" }
       *[other] ，{ $time }
    }。
day-can-be-repeated = 输入“{ -daily } { $day }”可再玩一次。
day-goes-on = { $progress ->
    [none] 继续{ $day }的每日一局。
   *[other] 继续{ $day }的每日一局：{ $progress }。
}
first-game-of-all = 恭喜你完成了第一局！
first-win = { $isYou ->
    [yes] 你第一次战胜了电脑（{ $level }）！
   *[no] { $name }第一次战胜了电脑（{ $level }）！
}
in-row = { $isHigher ->
    [yes] { $count }连胜！
   *[no] { $count }连败。
}
against-level = { -against } { $level ->
    [easy] 简单
    [normal] 普通
    [hard] 困难
    [perfect] 完美
   *[beginner] 新手
}
against-levels = 新手、简单、普通、困难或完美
other-level = { $isHigher ->
    [yes] 输入“{ $line }”挑战更高一级。
   *[no] 输入“{ $line }”，换个弱一级的对手。
}
match-game = { $games ->
    [3] 比赛第{ $game }局（三局两胜）。
    [5] 比赛第{ $game }局（五局三胜）。
    [7] 比赛第{ $game }局（七局四胜）。
   *[9] 比赛第{ $game }局（九局五胜）。
}
score-of-match = { $games ->
    [3] 比分{ $score }（三局两胜）
    [5] 比分{ $score }（五局三胜）
    [7] 比分{ $score }（七局四胜）
   *[9] 比分{ $score }（九局五胜）
}
between-points = 比
match-score = { $player }得{ $points }分
match-stands = { $games ->
    [3] 目前比分（三局两胜）：{ $scores }。
    [5] 目前比分（五局三胜）：{ $scores }。
    [7] 目前比分（七局四胜）：{ $scores }。
   *[9] 目前比分（九局五胜）：{ $scores }。
}
next-of-match = 输入“{ -again }”打下一局。
another-match = 输入“{ -again }”再比一场。
you-win-match = 你赢了这场比赛：{ $scores }。
wins-match = { $name }赢了这场比赛：{ $scores }。
match-is-level = 这场比赛打平：{ $scores }。
match-length = “{ $games }”不是可选的局数：一场比赛只能选3、5、7或9局。例如输入“{ -match } 5”。
match-ended = 这场比赛提前结束了。
match-goes-on = 比赛的这一局还没结束。输入“{ -reveal }”可以认输。

## Transcripts

differs-in-line = 第{ $number }行
transcript-expects = { $line ->
    [none] 应为：（文件结束）
   *[other] 应为：{ $line }
}
transcript-finds = { $line ->
    [none] 实为：（没有更多输出）
   *[other] 实为：{ $line }
}
transcript-rewritten = 已改写
transcript-without-answers = 还没有输出
transcript-without-seed = 没有种子，发牌是随机的；--update会写入一个
transcript-option-unexpected = #options：“{ $word }”不是选项
transcript-option-unknown = #options：没有“{ $word }”这个选项
transcript-option-ambiguous = #options：“{ $word }”不明确
transcript-option-refused = #options：会话记录中不能有--{ $option }
transcript-option-without-value = #options：选项--{ $option }需要一个值
transcript-option-with-value = #options：选项--{ $option }不需要值
transcript-options = #options：{ $failure }
transcript-without-echo = #options：用了--no-echo，文本中没有输入的命令，无法检查
transcript-deck-of-standard-input = #options：--deck不能从标准输入读取
not-a-transcript = 这不是会话记录，文件未改动
transcript-line-unreadable = 第{ $line }行不是JSON输出，文件未改动
transcript-line-after-end = 第{ $line }行在会话结束之后，文件未改动
transcript-reply-does-not-fit = 第{ $line }行的#reply与请求不符，文件未改动
options-of-script-ignored = 标准输入中的脚本不能设置选项，请写在命令行中：{ $options }
transcript-too-large = 要写入的内容超过64MB

## Problems

standard-input = 标准输入
standard-output = 标准输出
pipe = 管道
thread = 线程
no-prompt = 无法交互：libedit启动失败
nothing-saved-without-home = { $isSet ->
    [yes] HOME不是绝对路径，所以不会保存任何数据；要保存，请在启动时加上“--home 文件夹”
   *[no] 没有设置HOME，所以不会保存任何数据；要保存，请在启动时加上“--home 文件夹”
}
may-replace = { $file }已经存在。要替换它吗？（是或否）
left-as-it-is = { $file }保持原样；请指定另一个文件
cannot-be-saved = 无法保存到{ $file }：{ $reason }
nothing-can-be-saved = 无法在{ $folder }中保存任何内容：{ $reason }
cannot-be-read = 无法读取{ $file }：{ $reason }
set-aside = { $file }已损坏，已改名为{ $name }
salvage-takes-a-while = { $file }已损坏，正在复制还能读取的内容，需要一点时间；按Ctrl-C可留到下次启动再做
of-later-version = { $file }由更高版本创建，保持原样
games-are-not-held = 无法使用{ $file }：{ $reason }；另一个窗口可能会继续同一局游戏
disappeared = { $file }不见了，之后的内容会保存到重新创建的文件里
reply-does-not-fit = #reply与请求不符
reply-is-missing = 这一行之前缺少#reply { $number }
recording-of-future = 由更高版本的memory-tunes录制，请用该版本重放
game-of-recording-not-understood = #game内容无法识别为牌局
semicolon = ；

## Tunes

fetching-tunes-seconds = { $seconds ->
    [none] 正在下载“{ $category }”类别的歌曲……（按Ctrl-C取消）
   *[other] 正在下载“{ $category }”类别的歌曲……{ $seconds }秒（按Ctrl-C取消）
}
tunes-fetched = 已下载{ $count }首“{ $category }”类别的歌曲。
unplayed-tunes-fetched = 已下载{ $count }首“{ $category }”类别的歌曲。输入“{ -set } 歌曲 自动”，就能用它们开局。
tunes-not-fetched = 歌曲下载失败：{ $failure }。
tunes-not-fetched-yet = 歌曲下载失败：{ $failure }。输入“{ -tunes } 下载”重试。
no-tunes-were-saved = 没有下载的歌曲可以清除。
tunes-forgotten = 已清除下载的歌曲（{ $categories }个类别）。
deck-chosen =
    下一局使用牌组“{ $deck }”，共{ $pairs }对。输入{ $isOfWords ->
        [yes] “{ -practice }”背单词，或输入
       *[no] { "" }
    }“{ -play }”开局。
tunes = 牌组“{ $deck }”（{ $count }首歌曲，{ $origin }）
pairs-of-deck = 牌组“{ $deck }”（{ $count }对，{ $origin }）
next-game-uses = 下一局使用{ $tunes }。
next-game-fetches = 下一局会先从iTunes曲库下载歌曲。
next-game-fetches-or-uses = 下一局会先从iTunes曲库下载歌曲；如果下载失败，就使用{ $tunes }。
next-game-cannot-fetch = 下一局无法下载歌曲：{ $failure }。
built-in = 内置
fetched-just-now = 刚刚下载
fetched-minutes-ago = { $minutes }分钟前下载
fetched-hours-ago = { $hours }小时前下载
fetched-days-ago = { $days }天前下载
fetched-earlier = 以前下载
from-file = 来自文件
