import type en from "./en.certified.shared.ts";

export default {
  certificate: "O seu certificado",
  certificateHow: "Foi aprovado e pode obter um certificado que o comprova.",
  certificateName: "O seu nome, tal como deve figurar",
  nameEmpty: "O nome é obrigatório",
  certificateOnce: "Depois não pode ser alterado. Ninguém o verifica, e o certificado indica-o.",
  certificateGet: "Obter o certificado",
  certificateFor: "Está em nome de {name}.",
  certificatePdf: "Transferir em PDF",
  certificateCheck: "A página em que qualquer pessoa o pode verificar",
  certificateRevoked: "Foi revogado.",
  certificateFailed: "O certificado não chegou. Verifique a ligação e tente de novo.",
  certificateBoxes:
    "No certificado impresso apareceriam quadrados em vez de alguns caracteres do nome. A página do certificado mostra-os.",
  certificateAnyway: "Obter mesmo assim",
} satisfies Record<keyof typeof en, string>;
