/** What the taker's page says of what few items and attempts have. */
export default {
  anonymous:
    "Your answers are stored without your name, your address or the time of day. What you write in them is kept as you write it.",
  answeredBefore: "You have answered this on this device.",
  ballot:
    "This link is yours alone, and your answers are anonymous: whoever invited you learns that you took part, but not which answers are yours. The link gives one ballot, which stays on this device, so please finish here.",
  ballotDrawn:
    "A ballot was drawn with this link on {day}. Please finish on the device where you began: it is not given twice, so that nobody counts twice.",
  ballotInsecure: "Anonymous answers need a secure page (https). Please tell whoever invited you.",
  ballotSpent: "Your answers have arrived. Nothing that is stored says which are yours.",
  corrected: "This result was corrected on {when}.",
  fewYet: "Others’ answers are shown once at least five people have answered.",
  fullLater: "A place may become free: who began without finishing makes room.",
  goesOn: "This page goes on to {host} by itself.",
  invitedOnly: "This is for people who were invited. Open it by the link in your invitation.",
  linkIncomplete: "This personal link is incomplete. Open it again from your invitation.",
  linkWithdrawn: "This personal link no longer works. Please ask whoever invited you.",
  passcode: "Passcode",
  passcodeAsked: "This asks for a passcode. Whoever gave you the link knows it.",
  passcodeEmpty: "Enter the passcode.",
  passcodePause: "Too many wrong passcodes came from here. Try again in a minute.",
  passcodeWrong: "That is not the passcode.",
  personal: "This link is yours alone. Your answers are stored under the name and the address in your invitation.",
  personalDone: "Your answers arrived on {when}.",
  personalHello: "Hello {name},",
  stay: "Stay here",
  stays: "This page stays open.",
  uncounted: "Your answers came late. They are kept, but they do not count.",
} as const;
