import type en from "./en.own.shared.ts";

export default {
  ownLink: "Guardar un enlace a sus respuestas",
  ownLinkHow:
    "En cualquier dispositivo, este enlace privado muestra su resultado y permite borrar sus respuestas. Cualquiera que lo tenga puede hacer lo mismo.",
  ownLinkName: "Enlace privado",
  ownCopy: "Copiar enlace",
  ownCopied: "Copiado",
  ownShare: "Compartir",
  ownMail: "Enviármelo por correo",
  ownCode: "Código QR de su enlace privado",
  ownErase: "Borrar mis respuestas",
  ownEraseSure: "¿Borrar sus respuestas para siempre?",
  ownEraseHow:
    "Se eliminan de los resultados, y se revoca el certificado que tengan. No se puede deshacer, y no podrá volver a enviarlas. Las copias que el autor ya haya descargado o recibido no se borran.",
  ownEraseNow: "Borrar para siempre",
  ownEraseFailed: "No se pudieron borrar sus respuestas. Compruebe la conexión e inténtelo de nuevo.",
  ownErased: "Sus respuestas se han borrado",
  ownErasedHow: "Ya no están guardadas ni cuentan en los resultados.",
  ownHidden: "No se muestra ahora",
  ownHiddenHow: "El autor no muestra esta página en este momento. Sus respuestas siguen guardadas y puede borrarlas.",
  ownNone: "No se encontraron respuestas",
  ownNoneHow: "Puede que el enlace esté incompleto o que las respuestas se hayan eliminado.",
} satisfies Record<keyof typeof en, string>;
