export interface Choice {
  question: string;
  options: number[];
}

export const choiceLimits = { questions: 10, options: 20, key: 100, place: 100 };

/** Choices from the parallel lists that an address has. */
export const paired = (questions: readonly string[], options: readonly number[]): Choice[] =>
  grouped(questions.flatMap((question, place) => ({ question, options: options.slice(place, place + 1) })));

/** Merges choices of the same question: any of the options matches. */
export function grouped(choices: readonly Choice[]): Choice[] {
  const byQuestion = new Map<string, number[]>();
  for (const { question, options } of choices)
    byQuestion.set(question, [...(byQuestion.get(question) ?? []), ...options]);
  return [...byQuestion].map(([question, options]) => ({
    question,
    options: [...new Set(options)].sort((a, b) => a - b),
  }));
}
