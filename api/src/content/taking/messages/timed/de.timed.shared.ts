import type en from "./en.timed.shared.ts";

export default {
  limit:
    "{count, plural, one {Ab dem Start haben Sie # Minute.} other {Ab dem Start haben Sie # Minuten.}} Was bis dahin beantwortet ist, wird von selbst abgegeben, solange diese Seite offen ist.",
  timeLeft: "Verbleibende Zeit",
  minutesLeft: "{count, plural, one {Noch # Minute.} other {Noch # Minuten.}}",
  secondsLeft: "Noch {count} Sekunden.",
  running:
    "Sie haben schon begonnen, auf einem anderen Gerät oder in einem anderen Browser, und Ihre Zeit läuft. Was Sie dort beantwortet haben, ist hier nicht da.",
  timeUp: "Die Zeit ist um.",
  goesOff: "Was beantwortet war, wird abgegeben.",
  leftOut: "Angaben, die keine vollständigen Antworten waren, bleiben weg.",
} satisfies Record<keyof typeof en, string>;
