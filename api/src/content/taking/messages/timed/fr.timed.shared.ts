import type en from "./en.timed.shared.ts";

export default {
  limit:
    "{count, plural, one {Vous avez # minute à partir du début.} many {Vous avez # minutes à partir du début.} other {Vous avez # minutes à partir du début.}} Les réponses données jusque-là sont envoyées d’elles-mêmes tant que cette page est ouverte.",
  timeLeft: "Temps restant",
  minutesLeft: "{count, plural, one {Il reste # minute.} many {Il reste # minutes.} other {Il reste # minutes.}}",
  secondsLeft: "Il reste {count} secondes.",
  running:
    "Vous avez déjà commencé, sur un autre appareil ou dans un autre navigateur, et votre temps s’écoule. Les réponses que vous y avez données ne sont pas ici.",
  timeUp: "Le temps est écoulé.",
  goesOff: "Les réponses données sont envoyées.",
  leftOut: "Les saisies qui n’étaient pas des réponses complètes ne sont pas envoyées.",
} satisfies Record<keyof typeof en, string>;
