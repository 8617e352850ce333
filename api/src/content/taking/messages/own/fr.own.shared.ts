import type en from "./en.own.shared.ts";

export default {
  ownLink: "Garder un lien vers vos réponses",
  ownLinkHow:
    "Sur n’importe quel appareil, ce lien privé affiche votre résultat et permet d’effacer vos réponses. Toute personne qui l’a peut faire de même.",
  ownLinkName: "Lien privé",
  ownCopy: "Copier le lien",
  ownCopied: "Copié",
  ownShare: "Partager",
  ownMail: "Me l’envoyer par e-mail",
  ownCode: "Code QR de votre lien privé",
  ownErase: "Effacer mes réponses",
  ownEraseSure: "Effacer définitivement vos réponses ?",
  ownEraseHow:
    "Elles sont retirées des résultats, et un certificat obtenu avec elles est révoqué. C’est irréversible, et vous ne pourrez pas les envoyer de nouveau. Les copies que l’auteur a déjà téléchargées ou reçues ne sont pas effacées.",
  ownEraseNow: "Effacer définitivement",
  ownEraseFailed: "Vos réponses n’ont pas pu être effacées. Vérifiez votre connexion et réessayez.",
  ownErased: "Vos réponses ont été effacées",
  ownErasedHow: "Elles ne sont plus enregistrées et ne comptent plus dans les résultats.",
  ownHidden: "Non affiché pour le moment",
  ownHiddenHow:
    "L’auteur n’affiche pas cette page pour le moment. Vos réponses sont toujours enregistrées, et vous pouvez les effacer.",
  ownNone: "Aucune réponse trouvée",
  ownNoneHow: "Le lien est peut-être incomplet, ou les réponses ont été supprimées.",
} satisfies Record<keyof typeof en, string>;
