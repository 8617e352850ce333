import type en from "./en.report.shared.ts";

export default {
  reportWhy: "O que há de errado com esta página?",
  reportImpersonation: "Ela se passa por outra pessoa",
  reportPhishing: "Ela pede senhas ou pagamento",
  reportIllegal: "Ela é de ódio ou ilegal",
  reportOther: "Outro motivo",
  reportText: "Detalhes (opcional)",
  reportUnnamed: "Sua denúncia é enviada sem seu nome, e o autor não a vê.",
  reportSend: "Enviar denúncia",
  reportNoReason: "Escolha um motivo.",
  reportTooLong: "Escreva no máximo {count} caracteres.",
  reportNotSent: "Não foi possível enviar a denúncia. Verifique a conexão e tente de novo.",
  reportTooMany: "Houve denúncias demais. Tente de novo daqui a uma hora.",
  reportThanks: "Obrigado. A equipe que mantém este site vai analisar.",
} satisfies Record<keyof typeof en, string>;
