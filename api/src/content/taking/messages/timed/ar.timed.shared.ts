import type en from "./en.timed.shared.ts";

export default {
  limit:
    "{count, plural, zero {لديك # دقيقة منذ البدء.} one {لديك دقيقة واحدة منذ البدء.} two {لديك دقيقتان منذ البدء.} few {لديك # دقائق منذ البدء.} many {لديك # دقيقة منذ البدء.} other {لديك # دقيقة منذ البدء.}} ما أجبت عنه حتى ذلك الحين يُسلَّم من تلقاء نفسه ما دامت هذه الصفحة مفتوحة.",
  timeLeft: "الوقت المتبقي",
  minutesLeft:
    "{count, plural, zero {بقيت # دقيقة.} one {بقيت دقيقة واحدة.} two {بقيت دقيقتان.} few {بقيت # دقائق.} many {بقيت # دقيقة.} other {بقيت # دقيقة.}}",
  secondsLeft: "الثواني المتبقية: {count}.",
  running: "لقد بدأت من قبل على جهاز آخر أو في متصفح آخر، ووقتك يمضي. ما أجبت عنه هناك ليس هنا.",
  timeUp: "انتهى الوقت.",
  goesOff: "يُسلَّم ما أجبت عنه.",
  leftOut: "لا يُسلَّم ما لم يكن إجابة كاملة.",
} satisfies Record<keyof typeof en, string>;
