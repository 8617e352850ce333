import type en from "./en.certified.shared.ts";

export default {
  certificate: "Su certificado",
  certificateHow: "Ha aprobado y puede obtener un certificado que lo acredita.",
  certificateName: "Su nombre, tal como debe figurar",
  nameEmpty: "El nombre es obligatorio",
  certificateOnce: "Después no se puede cambiar. Nadie lo comprueba, y el certificado lo indica.",
  certificateGet: "Obtener el certificado",
  certificateFor: "Está a nombre de {name}.",
  certificatePdf: "Descargar en PDF",
  certificateCheck: "La página en la que cualquiera puede comprobarlo",
  certificateRevoked: "Fue revocado.",
  certificateFailed: "El certificado no ha llegado. Compruebe la conexión e inténtelo de nuevo.",
  certificateBoxes:
    "En el certificado impreso aparecerían recuadros en lugar de algunos caracteres del nombre. La página del certificado los muestra.",
  certificateAnyway: "Obtenerlo de todos modos",
} satisfies Record<keyof typeof en, string>;
