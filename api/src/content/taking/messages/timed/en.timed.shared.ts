/** What the taker's page says of a time limit. */
export default {
  limit:
    "{count, plural, one {You have # minute once you start.} other {You have # minutes once you start.}} What you have answered by then is handed in by itself while this page is open.",
  timeLeft: "Time left",
  minutesLeft: "{count, plural, one {# minute left.} other {# minutes left.}}",
  secondsLeft: "{count} seconds left.",
  running: "You already started on another device or browser, and your time is running. Those answers aren't here.",
  timeUp: "Time is up.",
  goesOff: "What you had answered is handed in.",
  leftOut: "Entries that were not complete answers are left out.",
} as const;
