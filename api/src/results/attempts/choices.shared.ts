/** Who chose any of these options of a question. Options are named by their places. */
export interface Choice {
  question: string;
  options: number[];
}

export const choiceLimits = { questions: 10, options: 20, key: 100, place: 100 };

/** Options that are named one by one, each beside its question, as an address has them. */
export const paired = (questions: readonly string[], options: readonly number[]): Choice[] =>
  grouped(questions.flatMap((question, place) => ({ question, options: options.slice(place, place + 1) })));

/** The same with each question named once: several options of one mean any of them. */
export function grouped(choices: readonly Choice[]): Choice[] {
  const byQuestion = new Map<string, number[]>();
  for (const { question, options } of choices)
    byQuestion.set(question, [...(byQuestion.get(question) ?? []), ...options]);
  return [...byQuestion].map(([question, options]) => ({
    question,
    options: [...new Set(options)].sort((a, b) => a - b),
  }));
}
