import type en from "./en.report.shared.ts";

export default {
  reportWhy: "Quel est le problème avec cette page ?",
  reportImpersonation: "Elle se fait passer pour quelqu’un d’autre",
  reportPhishing: "Elle demande des mots de passe ou un paiement",
  reportIllegal: "Elle est haineuse ou illégale",
  reportOther: "Autre chose",
  reportText: "Précisions (facultatif)",
  reportUnnamed: "Votre signalement est envoyé sans votre nom, et l’auteur ne le voit pas.",
  reportSend: "Envoyer le signalement",
  reportNoReason: "Choisissez un motif.",
  reportTooLong: "Écrivez {count} caractères au maximum.",
  reportNotSent: "Le signalement n’a pas pu être envoyé. Vérifiez votre connexion et réessayez.",
  reportTooMany: "Il y a eu trop de signalements. Réessayez dans une heure.",
  reportThanks: "Merci. L’équipe qui gère ce site va l’examiner.",
} satisfies Record<keyof typeof en, string>;
