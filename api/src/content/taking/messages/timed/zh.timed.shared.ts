import type en from "./en.timed.shared.ts";

export default {
  limit: "{count, plural, other {开始后您有 # 分钟。}}只要此页面保持打开，届时已作答的内容会自动提交。",
  timeLeft: "剩余时间",
  minutesLeft: "{count, plural, other {还剩 # 分钟。}}",
  secondsLeft: "还剩 {count} 秒。",
  running: "您已在另一台设备或另一个浏览器中开始，时间正在流逝。在那里作答的内容不在这里。",
  timeUp: "时间到。",
  goesOff: "已作答的内容将被提交。",
  leftOut: "未完成的回答不会提交。",
} satisfies Record<keyof typeof en, string>;
