/** Fewer attempts give intervals too wide to be useful. */
export const fewestAttempts = 10;

/** Grades of a question and their names, worst first. */
export const grades = {
  misleading: "Misleading",
  contrary: "Contrary",
  doubtful: "Doubtful",
  weak: "Weak",
  open: "Too early",
  fair: "Fair",
  good: "Good",
  veryGood: "Very good",
} as const;

export type Grade = keyof typeof grades;

/** Grades that indicate a possible problem with the question. */
export const alarms: readonly Grade[] = ["misleading", "contrary", "doubtful"];
