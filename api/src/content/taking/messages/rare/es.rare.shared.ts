import type en from "./en.rare.shared.ts";

export default {
  anonymous:
    "Sus respuestas se guardan sin su nombre, su dirección ni la hora. Lo que escriba en ellas se conserva tal como lo escribe.",
  answeredBefore: "Ya ha respondido en este dispositivo.",
  ballot:
    "Este enlace es solo para usted y sus respuestas son anónimas: quien le invitó sabrá que ha participado, pero no cuáles son sus respuestas. El enlace da una sola papeleta, que se queda en este dispositivo; termine aquí, por favor.",
  ballotDrawn:
    "Con este enlace se retiró una papeleta el {day}. Termine en el dispositivo en el que empezó: no se da dos veces, para que nadie cuente doble.",
  ballotInsecure: "Las respuestas anónimas necesitan una página segura (https). Avise a quien le invitó.",
  ballotSpent: "Sus respuestas han llegado. Nada de lo guardado dice cuáles son las suyas.",
  corrected: "Este resultado se corrigió el {when}.",
  correctedFrom: "Antes era {result}.",
  fewYet: "Las respuestas de los demás se muestran cuando han respondido al menos cinco personas.",
  fullLater: "Puede quedar un lugar libre: quien empezó y no termina lo deja.",
  goesOn: "Esta página pasará sola a {host}.",
  invitedOnly: "Esto es para personas invitadas. Ábralo con el enlace de su invitación.",
  linkIncomplete: "Este enlace personal está incompleto. Ábralo de nuevo desde su invitación.",
  linkValue: "Este enlace añade {name}: {value} a sus respuestas.",
  linkValueDrop: "Responder sin este dato",
  linkValueDropped: "Sus respuestas se guardan sin el dato del enlace.",
  linkValueFew: "No se muestra a nadie hasta que al menos cinco personas lo compartan.",
  linkValueShared: "Personas que han respondido y lo comparten: {people}.",
  linkWithdrawn: "Este enlace personal ya no funciona. Pregunte a quien le invitó.",
  passcode: "Contraseña",
  passcodeAsked: "Se necesita una contraseña. Quien le dio el enlace la conoce.",
  passcodeEmpty: "Escriba la contraseña.",
  passcodePause: "Desde aquí han llegado demasiadas contraseñas erróneas. Inténtelo de nuevo en un minuto.",
  passcodeWrong: "Esa no es la contraseña.",
  personal: "Este enlace es solo para usted. Sus respuestas se guardan con el nombre y la dirección de su invitación.",
  personalDone: "Sus respuestas llegaron el {when}.",
  personalHello: "Hola, {name}:",
  stay: "Quedarme aquí",
  stays: "Esta página sigue abierta.",
  uncounted: "Sus respuestas llegaron tarde. Se conservan, pero no cuentan.",
} satisfies Record<keyof typeof en, string>;
