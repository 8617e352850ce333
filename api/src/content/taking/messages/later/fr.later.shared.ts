import type en from "./en.later.shared.ts";

export default {
  entry: "Répondre à un quiz, une enquête ou une évaluation",
  entryHow: "Collez le lien ou l’identifiant reçu. Aucun compte n’est nécessaire.",
  entryLabel: "Lien ou identifiant",
  entryEmpty: "Collez d’abord un lien ou un identifiant",
  otherSite: "Ce lien mène à un autre site : {site}",
  go: "Aller",

  welcomeBack: "Heureux de vous revoir",
  begunAs: "Cette tentative a été commencée au nom de {person}.",
  justBegun:
    "Vous veniez de commencer sur cet appareil. {count, plural, one {La question attend encore une réponse.} many {Les # questions attendent encore une réponse.} other {Les # questions attendent encore une réponse.}}",
  answeredHere:
    "Vous avez répondu à {answered} sur {count, plural, one {# question} many {# questions} other {# questions}} sur cet appareil.",
  edited:
    "L’auteur a modifié le contenu depuis. Vous pouvez terminer la version commencée ou recommencer avec la nouvelle.",
  startOver: "Recommencer",
  somebodyElse: "Je suis quelqu’un d’autre",
  discarded: "Vos réponses précédentes ont été supprimées.",
  undo: "Annuler la suppression",
  discardedElsewhere: "Recommencé dans un autre onglet",

  answeredOf: "{number} sur {total} répondues",
  keyChoose: "Choisir cette réponse",
  keyPoint: "Choisir ce point",
  keyRow: "Choisir pour la ligne active",
  keyLines: "Question suivante, même depuis plusieurs lignes",
  keyWalk: "Parcourir les réponses sans choisir",
  spaceKey: "Espace",
  keySpace: "Choisir la réponse actuelle",
  nextQuestion: "Question suivante",
  previousQuestion: "Question précédente",
  keyHelp: "Afficher ces touches",
  keysOn: "Utiliser les lettres, les chiffres et ? comme raccourcis",
  close: "Fermer",

  offline: "Vous êtes hors ligne. Vos réponses partiront d’elles-mêmes dès votre retour.",
  busy: "Le serveur est occupé. Nous continuons d’essayer de remettre vos réponses.",
  unreachable: "Le serveur est injoignable. Nous continuons d’essayer de remettre vos réponses.",
  intercepted:
    "Autre chose a répondu à la place du serveur, peut-être un réseau Wi-Fi qui demande de s’identifier. Nous continuons d’essayer de remettre vos réponses.",
  notAnswered: "(sans réponse)",
  tryNow: "Essayer maintenant",

  removed: "Son auteur l’a fermé ou retiré depuis que vous l’avez ouvert.",
  handedIn: "Déjà remis",
  handedInHow:
    "D’autres réponses de cette même tentative sont déjà arrivées, peut-être d’un autre onglet. Elles comptent ; celles-ci n’ont pas été envoyées.",
  asNew: "Remettre celles-ci comme nouvelle tentative",
  changed: "Le contenu a changé",
  changedHow:
    "Son auteur l’a modifié depuis que vous avez commencé, et ces réponses ne conviennent plus. Chargez la version actuelle : les réponses aux questions inchangées restent.",
  loadCurrent: "Charger la version actuelle",
  loadFailed: "La version actuelle n’a pas pu être chargée. Vérifiez votre connexion et réessayez.",
  correct: "Une information à corriger",
  sendAgain: "Renvoyer",
  refused: "Vos réponses n’ont pas été acceptées",
  downloadFirst: "Ce navigateur ne peut pas conserver vos réponses : téléchargez-les avant de quitter cette page.",
  stillHere: "Vos réponses sont toujours sur cet appareil.",
  elsewhere: "Remis depuis un autre onglet",
  elsewhereHow: "Vos réponses sont arrivées. L’autre onglet montre le résultat ; vous pouvez fermer celui-ci.",

  opensOn: "Ouverture : {when}",
  opensIn:
    "{count, plural, one {Ouverture dans # minute.} many {Ouverture dans # minutes.} other {Ouverture dans # minutes.}}",
  opensNow: "C’est ouvert maintenant.",
  opensByItself: "Vous pouvez rester sur cette page : elle continuera d’elle-même.",
  gateOffline: "Vous êtes hors ligne. Cette page reprendra dès votre retour en ligne.",
  closedOn: "Fermé depuis : {when}",
  closedMeanwhile: "C’est fermé : plus aucune réponse n’est acceptée.",
  notOpen: "Ce n’est pas encore ouvert. Réessayez après l’ouverture.",
  full: "Toutes les réponses demandées sont là.",
  placesTaken:
    "Toutes les places sont prises pour le moment. {count, plural, one {Réessayez dans # minute.} many {Réessayez dans # minutes.} other {Réessayez dans # minutes.}}",
  yourResult: "Votre résultat",
  answersGone: "Ces réponses ne sont plus enregistrées.",
  everyone: "Les réponses de tous",
  unanswered: "Sans réponse : {count}",
  noContent: "Contenu introuvable",
  noContentHow: "Le contenu que vous cherchez n’existe pas.",
  notFoundHow: "Le lien est peut-être incomplet, ou l’auteur a fermé ou retiré le contenu.",
  anotherLink: "Saisir un autre lien",
  quizNotFound: "Quiz introuvable",
  surveyNotFound: "Enquête introuvable",
  download: "Télécharger mes réponses",
} satisfies Record<keyof typeof en, string>;
