/** What is said while somebody reports the page. */
export default {
  reportWhy: "What is wrong with this page?",
  reportImpersonation: "It pretends to be someone else",
  reportPhishing: "It asks for passwords or payment",
  reportIllegal: "It is hateful or illegal",
  reportOther: "Something else",
  reportText: "Details (optional)",
  reportUnnamed: "Your report is sent without your name, and the author does not see it.",
  reportSend: "Send report",
  reportNoReason: "Choose a reason.",
  reportTooLong: "Write up to {count} characters.",
  reportNotSent: "Couldn't send your report. Check your connection and try again.",
  reportTooMany: "There were too many reports. Try again in an hour.",
  reportThanks: "Thank you. The people who run this site will look at it.",
} as const;
