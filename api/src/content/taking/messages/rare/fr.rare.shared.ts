import type en from "./en.rare.shared.ts";

export default {
  anonymous:
    "Vos réponses sont enregistrées sans votre nom, votre adresse ni l’heure. Ce que vous y écrivez est conservé tel quel.",
  answeredBefore: "Vous avez déjà répondu sur cet appareil.",
  ballot:
    "Ce lien n’est que pour vous, et vos réponses sont anonymes : la personne qui vous a invité apprend que vous avez participé, mais pas quelles réponses sont les vôtres. Le lien donne un seul bulletin, qui reste sur cet appareil ; terminez donc ici.",
  ballotDrawn:
    "Un bulletin a été retiré avec ce lien le {day}. Terminez sur l’appareil où vous avez commencé : il n’est pas donné deux fois, pour que personne ne compte double.",
  ballotInsecure:
    "Les réponses anonymes demandent une page sécurisée (https). Signalez-le à la personne qui vous a invité.",
  ballotSpent: "Vos réponses sont arrivées. Rien de ce qui est enregistré ne dit lesquelles sont les vôtres.",
  corrected: "Ce résultat a été corrigé le {when}.",
  correctedFrom: "Avant, c’était {result}.",
  fewYet: "Les réponses des autres sont affichées dès qu’au moins cinq personnes ont répondu.",
  fullLater: "Une place peut se libérer : qui a commencé sans finir la laisse.",
  goesOn: "Cette page mène d'elle-même à {host}.",
  invitedOnly: "Ceci est réservé aux personnes invitées. Ouvrez le lien de votre invitation.",
  linkIncomplete: "Ce lien personnel est incomplet. Ouvrez-le de nouveau depuis votre invitation.",
  linkValue: "Ce lien ajoute {name} : {value} à vos réponses.",
  linkValueDrop: "Répondre sans cette valeur",
  linkValueDropped: "Vos réponses sont enregistrées sans la valeur du lien.",
  linkValueFew: "Elle n'est montrée à personne avant qu'au moins cinq personnes la partagent.",
  linkValueShared: "Personnes qui ont répondu et qui la partagent : {people}.",
  linkWithdrawn: "Ce lien personnel ne fonctionne plus. Adressez-vous à la personne qui vous a invité.",
  passcode: "Code d'accès",
  passcodeAsked: "Un code d'accès est demandé. La personne qui vous a donné le lien le connaît.",
  passcodeEmpty: "Saisissez le code d'accès.",
  passcodePause: "Trop de codes erronés sont venus d'ici. Réessayez dans une minute.",
  passcodeWrong: "Ce n'est pas le code d'accès.",
  personal: "Ce lien n’est que pour vous. Vos réponses sont enregistrées sous le nom et l’adresse de votre invitation.",
  personalDone: "Vos réponses sont arrivées le {when}.",
  personalHello: "Bonjour {name},",
  stay: "Rester ici",
  stays: "Cette page reste ouverte.",
  uncounted: "Vos réponses sont arrivées en retard. Elles sont conservées, mais ne comptent pas.",
} satisfies Record<keyof typeof en, string>;
