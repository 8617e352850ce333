import type en from "./en.certified.shared.ts";

export default {
  certificate: "Votre certificat",
  certificateHow: "Vous avez réussi et pouvez obtenir un certificat qui l'atteste.",
  certificateName: "Votre nom, tel qu'il doit y figurer",
  nameEmpty: "Le nom est obligatoire",
  certificateOnce: "Il ne pourra plus être modifié. Personne ne le vérifie, et le certificat le précise.",
  certificateGet: "Obtenir le certificat",
  certificateFor: "Il est établi au nom de {name}.",
  certificatePdf: "Télécharger en PDF",
  certificateCheck: "La page où chacun peut le vérifier",
  certificateRevoked: "Il a été révoqué.",
  certificateFailed: "Le certificat n'est pas arrivé. Vérifiez votre connexion et réessayez.",
  certificateBoxes:
    "Sur le certificat imprimé, des carrés remplaceraient certains caractères du nom. La page du certificat les affiche.",
  certificateAnyway: "L’obtenir quand même",
} satisfies Record<keyof typeof en, string>;
