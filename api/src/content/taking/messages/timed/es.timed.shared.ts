import type en from "./en.timed.shared.ts";

export default {
  limit:
    "{count, plural, one {Desde que empieces tienes # minuto.} many {Desde que empieces tienes # minutos.} other {Desde que empieces tienes # minutos.}} Lo que hayas respondido hasta entonces se entrega solo mientras esta página esté abierta.",
  timeLeft: "Tiempo restante",
  minutesLeft: "{count, plural, one {Queda # minuto.} many {Quedan # minutos.} other {Quedan # minutos.}}",
  secondsLeft: "Quedan {count} segundos.",
  running:
    "Ya habías empezado, en otro dispositivo o en otro navegador, y tu tiempo corre. Lo que respondiste allí no está aquí.",
  timeUp: "Se acabó el tiempo.",
  goesOff: "Se entrega lo que habías respondido.",
  leftOut: "Lo que no era una respuesta completa queda fuera.",
} satisfies Record<keyof typeof en, string>;
