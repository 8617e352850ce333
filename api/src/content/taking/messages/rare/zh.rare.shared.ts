import type en from "./en.rare.shared.ts";

export default {
  anonymous: "您的回答在保存时不带姓名、地址和具体时间。您在回答中写下的内容会原样保存。",
  answeredBefore: "您已在此设备上作答。",
  ballot:
    "此链接仅供您本人使用，您的回答是匿名的：邀请您的人会知道您参加了，但不知道哪些回答是您的。此链接只发一张选票，选票保存在此设备上，因此请在这里完成。",
  ballotDrawn: "已于 {day} 用此链接领取选票。请在您开始作答的设备上完成：选票不会发第二次，以免有人被重复计算。",
  ballotInsecure: "匿名回答需要安全页面（https）。请告知邀请您的人。",
  ballotSpent: "您的回答已收到。已保存的内容都不表明哪些回答是您的。",
  corrected: "此结果已于{when}更正。",
  fewYet: "至少有五人回答后，才会显示其他人的回答。",
  fullLater: "可能会有空位：开始后未完成的人会让出名额。",
  goesOn: "本页将自动转到 {host}。",
  invitedOnly: "此内容仅供受邀者作答。请通过邀请中的链接打开。",
  linkIncomplete: "此个人链接不完整。请从邀请中重新打开。",
  linkWithdrawn: "此个人链接已失效。请联系邀请您的人。",
  passcode: "口令",
  passcodeAsked: "需要口令。给您链接的人知道口令。",
  passcodeEmpty: "请输入口令。",
  passcodePause: "从这里发来的错误口令太多。请一分钟后再试。",
  passcodeWrong: "口令不对。",
  personal: "此链接仅供您本人使用。您的答案将以邀请中的姓名和地址保存。",
  personalDone: "您的答案已于 {when} 收到。",
  personalHello: "{name}，您好：",
  stay: "留在本页",
  stays: "本页将保持打开。",
  uncounted: "您的答案提交晚了。答案会保留，但不计入结果。",
} satisfies Record<keyof typeof en, string>;
