import type en from "./en.timed.shared.ts";

export default {
  limit:
    "{count, plural, one {Tem # minuto a partir do início.} many {Tem # minutos a partir do início.} other {Tem # minutos a partir do início.}} O que estiver respondido até lá é entregue automaticamente enquanto esta página estiver aberta.",
  timeLeft: "Tempo restante",
  minutesLeft: "{count, plural, one {Falta # minuto.} many {Faltam # minutos.} other {Faltam # minutos.}}",
  secondsLeft: "Faltam {count} segundos.",
  running:
    "Já começou antes, em outro dispositivo ou navegador, e o seu tempo está correndo. O que respondeu lá não está aqui.",
  timeUp: "O tempo acabou.",
  goesOff: "O que estava respondido é entregue.",
  leftOut: "O que não era uma resposta completa fica de fora.",
} satisfies Record<keyof typeof en, string>;
