/** Parts of a filter that can separate the answers in a block. The other parts always select whole blocks. */
export const finerThanBlocks = ["choices", "answers", "bin", "minScore", "maxScore", "level"] as const;

export interface Choice {
  question: string;
  options: number[];
}

export const choiceLimits = { questions: 10, options: 20, key: 100, index: 100 };

export const paired = (questions: readonly string[], options: readonly number[]): Choice[] =>
  grouped(questions.flatMap((question, index) => ({ question, options: options.slice(index, index + 1) })));

/** Merges the choices for each question: any of the options matches. */
export function grouped(choices: readonly Choice[]): Choice[] {
  const byQuestion = new Map<string, number[]>();
  for (const { question, options } of choices)
    byQuestion.set(question, [...(byQuestion.get(question) ?? []), ...options]);
  return [...byQuestion].map(([question, options]) => ({
    question,
    options: [...new Set(options)].sort((a, b) => a - b),
  }));
}
