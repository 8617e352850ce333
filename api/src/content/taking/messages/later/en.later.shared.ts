/** What the taker's page says where it asks for a link, in its dialogs, and once the answers have been handed in. */
export default {
  entry: "Take a quiz, survey or assessment",
  entryHow: "Paste the link or the ID somebody gave you. You don't need an account.",
  entryLabel: "Link or ID",
  entryEmpty: "Paste a link or an ID first",
  otherSite: "This link is for another site: {site}",
  go: "Go",

  welcomeBack: "Welcome back",
  begunAs: "This attempt was begun as {person}.",
  justBegun:
    "You had just begun on this device. {count, plural, one {Its question is still open.} other {All # questions are still open.}}",
  answeredHere: "You answered {answered} of {count, plural, one {# question} other {# questions}} on this device.",
  edited:
    "The author has edited {kind, select, QUIZ {this quiz} SURVEY {this survey} other {this assessment}} since. You can finish the version you began, or start over with the new one.",
  startOver: "Start over",
  somebodyElse: "I am somebody else",

  answeredOf: "{number} of {total} answered",
  keyChoose: "Choose that answer",
  keyPoint: "Choose that point",
  keyRow: "Choose for the row you are on",
  keyLines: "Next question, from several lines too",
  keyWalk: "Walk over the answers without choosing",
  spaceKey: "Space",
  keySpace: "Choose the answer you are on",
  nextQuestion: "Next question",
  previousQuestion: "Previous question",
  keyHelp: "Show these keys",
  keysOn: "Use letters, digits and ? as shortcuts",
  close: "Close",

  offline: "You are offline. Your answers go off by themselves as soon as you are back.",
  busy: "The server is busy. We keep trying to hand your answers in.",
  unreachable: "The server can't be reached. We keep trying to hand your answers in.",
  intercepted:
    "Something else answered in the server's place, perhaps a Wi-Fi network that wants you to sign in first. We keep trying to hand your answers in.",
  notAnswered: "(not answered)",
  tryNow: "Try now",

  removed:
    "Its author has closed or removed {kind, select, QUIZ {this quiz} SURVEY {this survey} other {this assessment}} since you opened it.",
  handedIn: "Already handed in",
  handedInHow:
    "Other answers from this same attempt have arrived before, perhaps from another tab. Those count; the ones here were not sent.",
  asNew: "Hand these in as a new attempt",
  changed: "{kind, select, QUIZ {This quiz} SURVEY {This survey} other {This assessment}} has changed",
  changedHow:
    "Its author has edited it since you began, and these answers no longer fit. Load the current version: every answer whose question is still the same stays.",
  loadCurrent: "Load the current version",
  loadFailed: "The current version could not be loaded. Check your connection and try again.",
  correct: "One detail to correct",
  sendAgain: "Send again",
  refused: "Your answers were not accepted",
  downloadFirst: "This browser can't keep your answers: download them before you leave this page.",
  stillHere: "Your answers are still on this device.",
  elsewhere: "Handed in from another tab",
  elsewhereHow:
    "Your answers to {kind, select, QUIZ {this quiz} SURVEY {this survey} other {this assessment}} have arrived. The other tab shows what came of them; this one can be closed.",

  opensOn: "Opens on {when}",
  opensIn: "{count, plural, one {Opens in # minute.} other {Opens in # minutes.}}",
  opensNow: "It opens now.",
  opensByItself: "You can stay on this page: it begins by itself.",
  gateOffline: "You are offline. This page goes on as soon as you are back.",
  closedOn: "Closed on {when}",
  closedMeanwhile: "It is closed and takes no more answers.",
  notOpen: "It is not open yet. Try again once it is.",
  full: "This has all the answers it asked for.",
  placesTaken:
    "All places are taken right now. {count, plural, one {Try again in # minute.} other {Try again in # minutes.}}",
  yourResult: "Your result",
  answersGone: "These answers are no longer stored.",
  everyone: "How everyone answered",
  unanswered: "Without an answer: {count}",
  noContent: "Content Not Found",
  noContentHow: "The content you're looking for doesn't exist.",
  notFoundHow: "The link may be incomplete, or its author has closed or removed what it led to.",
  anotherLink: "Enter another link",
  quizNotFound: "Quiz not found",
  surveyNotFound: "Survey not found",
  download: "Download my answers",
} as const;
