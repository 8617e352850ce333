import type en from "./en.report.shared.ts";

export default {
  reportWhy: "¿Qué problema hay con esta página?",
  reportImpersonation: "Se hace pasar por otra persona",
  reportPhishing: "Pide contraseñas o pagos",
  reportIllegal: "Incita al odio o es ilegal",
  reportOther: "Otra cosa",
  reportText: "Detalles (opcional)",
  reportUnnamed: "Su denuncia se envía sin su nombre y el autor no la ve.",
  reportSend: "Enviar denuncia",
  reportNoReason: "Elija un motivo.",
  reportTooLong: "Escriba {count} caracteres como máximo.",
  reportNotSent: "No se ha podido enviar la denuncia. Compruebe la conexión y vuelva a intentarlo.",
  reportTooMany: "Ha habido demasiadas denuncias. Vuelva a intentarlo dentro de una hora.",
  reportThanks: "Gracias. El equipo que gestiona este sitio lo revisará.",
} satisfies Record<keyof typeof en, string>;
