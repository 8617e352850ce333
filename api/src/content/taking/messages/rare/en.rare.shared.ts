/** What the taker's page says of what few items and attempts have. */
export default {
  answeredBefore: "You have answered this on this device.",
  corrected: "This result was corrected on {when}.",
  fullLater: "A place may become free: who began without finishing makes room.",
  goesOn: "This page goes on to {host} by itself.",
  passcode: "Passcode",
  passcodeAsked: "This asks for a passcode. Whoever gave you the link knows it.",
  passcodeEmpty: "Enter the passcode.",
  passcodePause: "Too many wrong passcodes came from here. Try again in a minute.",
  passcodeWrong: "That is not the passcode.",
  stay: "Stay here",
  stays: "This page stays open.",
  uncounted: "Your answers came late. They are kept, but they do not count.",
} as const;
