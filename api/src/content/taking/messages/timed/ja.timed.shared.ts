import type en from "./en.timed.shared.ts";

export default {
  limit:
    "{count, plural, other {開始してから # 分間です。}}このページを開いている間は、その時点までの回答が自動的に提出されます。",
  timeLeft: "残り時間",
  minutesLeft: "{count, plural, other {残り # 分です。}}",
  secondsLeft: "残り {count} 秒です。",
  running: "別の端末または別のブラウザーですでに開始しており、時間は進んでいます。そこでの回答はここにはありません。",
  timeUp: "時間になりました。",
  goesOff: "それまでの回答を提出します。",
  leftOut: "完成していない回答は提出されません。",
} satisfies Record<keyof typeof en, string>;
