import type en from "./en.own.shared.ts";

export default {
  ownLink: "Guardar um link para suas respostas",
  ownLinkHow:
    "Em qualquer dispositivo, este link privado mostra seu resultado e permite apagar suas respostas. Qualquer pessoa que o tenha pode fazer o mesmo.",
  ownLinkName: "Link privado",
  ownCopy: "Copiar link",
  ownCopied: "Copiado",
  ownShare: "Compartilhar",
  ownMail: "Enviar-me por e-mail",
  ownCode: "Código QR do seu link privado",
  ownErase: "Apagar minhas respostas",
  ownEraseSure: "Apagar suas respostas para sempre?",
  ownEraseHow:
    "Elas são removidas dos resultados, e o certificado obtido com elas é revogado. Não é possível desfazer, e você não poderá enviá-las de novo. As cópias que o autor já baixou ou recebeu não são apagadas.",
  ownEraseNow: "Apagar para sempre",
  ownEraseFailed: "Não foi possível apagar suas respostas. Verifique a conexão e tente de novo.",
  ownErased: "Suas respostas foram apagadas",
  ownErasedHow: "Elas não estão mais salvas nem contam nos resultados.",
  ownHidden: "Não disponível no momento",
  ownHiddenHow: "O autor não mostra esta página no momento. Suas respostas continuam salvas, e você pode apagá-las.",
  ownNone: "Nenhuma resposta encontrada",
  ownNoneHow: "O link pode estar incompleto, ou as respostas foram excluídas.",
} satisfies Record<keyof typeof en, string>;
