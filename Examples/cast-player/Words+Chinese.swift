import TerminalTables

extension Words {
  /// What the library says by itself, in Chinese, so that the whole program is Chinese from its title to its footer.
  static let chinese = Words([
    .on: "开", .off: "关", .notAvailable: "未知", .wholeNumber: "整数", .number: "数字",
    .numberFrom: "不小于 {low} 的{number}", .numberUpTo: "不大于 {high} 的{number}",
    .numberBetween: "{low} 到 {high} 之间的{number}", .moreLines: "… 还有 {count} 行",
    .nothingHere: "这里什么也没有", .nothingFound: "没有找到", .nothingHappened: "还没有任何动态",
    .newEntries: "{count} 条新动态 ↑", .searchPrompt: "搜索：", .searchKeys: "回车保留所选，Esc 返回",
    .searching: "正在搜索…", .found: "找到 {count} 项", .editingKeys: "回车保存，Esc 放弃修改。",
    .completionKeys: "Tab 补全，↑ 和 ↓ 选择。", .secureKeys: "Ctrl-R 显示所输入的内容。",
    .noCommand: "“{word}”不是命令；按 ? 查看所有按键", .notNow: "现在不能：{reason}",
    .answerFirst: "退出之前请先回答这个问题", .working: "请稍候…",
    .keysTitle: "按键", .actionsTitle: "操作", .optionsTitle: "选项", .textTitle: "文本",
    .up: "上移", .upSentence: "移到上一行", .down: "下移", .downSentence: "移到下一行",
    .pageUp: "上一页", .pageUpSentence: "向上翻一页", .pageDown: "下一页", .pageDownSentence: "向下翻一页",
    .first: "首行", .firstSentence: "移到第一行", .last: "末行", .lastSentence: "移到最后一行",
    .stepBack: "更改", .stepBackSentence: "选择前一个值", .stepForward: "下一个值", .stepForwardSentence: "选择后一个值",
    .open: "打开", .openSentence: "打开这一行、编辑它的值或执行它", .edit: "编辑", .choose: "选择",
    .toggle: "开关", .toggleSentence: "打开或关闭开关", .search: "搜索", .searchSentence: "只显示包含所输入文字的行",
    .back: "返回", .backSentence: "返回上一个页面", .leave: "离开", .help: "所有按键", .helpSentence: "显示这个列表",
    .quit: "退出", .quitSentence: "退出程序", .mark: "标记", .markSentence: "标记这一行，以便一起处理多行",
    .clearMarks: "取消标记", .clearMarksSentence: "取消所有标记", .actions: "操作", .actionsSentence: "显示可以对这一行做什么",
    .moveUp: "上移一行", .moveUpSentence: "把这一行上移", .moveDown: "下移一行", .moveDownSentence: "把这一行下移",
    .unfold: "展开", .fold: "收起", .foldSentence: "展开或收起较长的内容",
    .done: "完成", .doneSentence: "保存文本", .cancel: "取消", .cancelSentence: "放弃修改",
    .selectText: "选取", .selectTextSentence: "开始或结束选取", .selectAll: "全选", .selectAllSentence: "选取全部文本",
    .cut: "剪切", .cutSentence: "剪切所选文本或当前行", .copy: "复制", .copySentence: "复制所选文本或当前行",
    .paste: "粘贴", .pasteSentence: "插入剪切或复制的文本", .undo: "撤销", .undoSentence: "撤销上一次修改",
    .redo: "重做", .redoSentence: "重做撤销的修改", .cursorPlace: "第 {line} 行，共 {count} 行，第 {column} 列",
    .yes: "是", .no: "否", .textChanged: "文本已修改：再按 Esc 放弃修改，{done} 保存",
    .keySpace: "空格", .keyEnter: "回车",
  ])
}
