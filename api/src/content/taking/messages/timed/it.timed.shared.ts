import type en from "./en.timed.shared.ts";

export default {
  limit:
    "{count, plural, one {Dall’inizio ha # minuto.} many {Dall’inizio ha # minuti.} other {Dall’inizio ha # minuti.}} Le risposte date fino ad allora vengono consegnate da sole finché questa pagina è aperta.",
  timeLeft: "Tempo rimasto",
  minutesLeft: "{count, plural, one {Resta # minuto.} many {Restano # minuti.} other {Restano # minuti.}}",
  secondsLeft: "Restano {count} secondi.",
  running:
    "Ha già iniziato, su un altro dispositivo o in un altro browser, e il suo tempo scorre. Le risposte date lì non sono qui.",
  timeUp: "Il tempo è scaduto.",
  goesOff: "Le risposte date vengono consegnate.",
  leftOut: "Ciò che non era una risposta completa resta escluso.",
} satisfies Record<keyof typeof en, string>;
