import type en from "./en.later.shared.ts";

export default {
  entry: "Responder a un cuestionario, encuesta o evaluación",
  entryHow: "Pegue el enlace o el ID que le dieron. No necesita una cuenta.",
  entryLabel: "Enlace o ID",
  entryEmpty: "Pegue primero un enlace o un ID",
  otherSite: "Este enlace es de otro sitio: {site}",
  go: "Ir",

  welcomeBack: "Hola de nuevo",
  begunAs: "Este intento se empezó como {person}.",
  justBegun:
    "Acababa de empezar en este dispositivo. {count, plural, one {La pregunta sigue sin responder.} many {Las # preguntas siguen sin responder.} other {Las # preguntas siguen sin responder.}}",
  answeredHere:
    "Ha respondido {answered} de {count, plural, one {# pregunta} many {# preguntas} other {# preguntas}} en este dispositivo.",
  edited:
    "El autor ha modificado el contenido desde entonces. Puede terminar la versión que empezó o empezar de nuevo con la nueva.",
  startOver: "Empezar de nuevo",
  somebodyElse: "Soy otra persona",

  answeredOf: "{number} de {total} respondidas",
  keyChoose: "Elegir esa respuesta",
  keyPoint: "Elegir ese punto",
  keyRow: "Elegir para la fila actual",
  keyLines: "Pregunta siguiente, también desde varias líneas",
  keyWalk: "Recorrer las respuestas sin elegir",
  spaceKey: "Espacio",
  keySpace: "Elegir la respuesta actual",
  nextQuestion: "Pregunta siguiente",
  previousQuestion: "Pregunta anterior",
  keyHelp: "Mostrar estas teclas",
  keysOn: "Usar letras, cifras y ? como atajos",
  close: "Cerrar",

  offline: "No tiene conexión. Sus respuestas se enviarán solas en cuanto vuelva.",
  busy: "El servidor está ocupado. Seguimos intentando entregar sus respuestas.",
  unreachable: "No se puede acceder al servidor. Seguimos intentando entregar sus respuestas.",
  intercepted:
    "Otra cosa respondió en lugar del servidor, quizá una red wifi que pide iniciar sesión. Seguimos intentando entregar sus respuestas.",
  notAnswered: "(sin responder)",
  tryNow: "Intentar ahora",

  removed: "El autor lo ha cerrado o retirado desde que lo abrió.",
  handedIn: "Ya entregado",
  handedInHow:
    "Ya llegaron otras respuestas de este mismo intento, quizá desde otra pestaña. Esas cuentan; las de aquí no se enviaron.",
  asNew: "Entregar estas como intento nuevo",
  changed: "El contenido ha cambiado",
  changedHow:
    "El autor lo ha modificado desde que empezó y estas respuestas ya no encajan. Cargue la versión actual: se conservan las respuestas a las preguntas que no han cambiado.",
  loadCurrent: "Cargar la versión actual",
  loadFailed: "No se pudo cargar la versión actual. Compruebe su conexión e inténtelo de nuevo.",
  correct: "Un dato por corregir",
  sendAgain: "Enviar de nuevo",
  refused: "Sus respuestas no fueron aceptadas",
  downloadFirst: "Este navegador no puede guardar sus respuestas: descárguelas antes de salir de esta página.",
  stillHere: "Sus respuestas siguen en este dispositivo.",
  elsewhere: "Entregado desde otra pestaña",
  elsewhereHow: "Sus respuestas han llegado. La otra pestaña muestra el resultado; puede cerrar esta.",

  opensOn: "Se abre el {when}",
  opensIn: "{count, plural, one {Se abre en # minuto.} many {Se abre en # minutos.} other {Se abre en # minutos.}}",
  opensNow: "Se abre ahora.",
  opensByItself: "Puede quedarse en esta página: empezará por sí sola.",
  gateOffline: "No tiene conexión. Esta página seguirá en cuanto la recupere.",
  closedOn: "Cerrado desde el {when}",
  closedMeanwhile: "Está cerrado y no admite más respuestas.",
  notOpen: "Aún no está abierto. Inténtelo de nuevo cuando lo esté.",
  full: "Ya están todas las respuestas que se pedían.",
  placesTaken:
    "En este momento, todas las plazas están ocupadas. {count, plural, one {Inténtelo de nuevo dentro de # minuto.} many {Inténtelo de nuevo dentro de # minutos.} other {Inténtelo de nuevo dentro de # minutos.}}",
  yourResult: "Su resultado",
  answersGone: "Estas respuestas ya no están guardadas.",
  everyone: "Cómo respondieron todos",
  unanswered: "Sin respuesta: {count}",
  noContent: "Contenido no encontrado",
  noContentHow: "El contenido que busca no existe.",
  notFoundHow: "El enlace puede estar incompleto, o el autor ha cerrado o retirado el contenido.",
  anotherLink: "Introducir otro enlace",
  quizNotFound: "Cuestionario no encontrado",
  surveyNotFound: "Encuesta no encontrada",
  download: "Descargar mis respuestas",
} satisfies Record<keyof typeof en, string>;
