/** Messages of the taker's page about texts, numbers, rows and partial credit, which few questions have. */
export default {
  ownWords: "in your own words",
  writeAnswer: "Write an answer",
  tooShort: "Write at least {count} characters",
  tooLong: "{count} over the limit",
  charactersLeft: "Characters left: {count}",
  othersRead: "Others may read this, without your name.",
  enterNumber: "Enter a number",
  wholeNumber: "Enter a whole number",
  decimals: "Decimal places: at most {count}",
  numberRange: "From {min} to {max}",
  numberMin: "{min} or more",
  numberMax: "{max} or less",
  scoredEach: "Each right option earns a share of the points.",
  scoredMinus: "Each right option earns a share of the points; each wrong one cancels a right one.",
  scoredBelowZero:
    "Each right option earns a share of the points; each wrong one takes as much away, even from other questions.",
} as const;
