import { capitalized, counted } from "../platform/words.rules.ts";
import type { Kind } from "./content.rules.ts";

interface Described {
  kind: Kind;
  difficulty: string | null;
  questions: readonly unknown[];
}

const names = { QUIZ: "Quiz", SURVEY: "Survey", ASSESSMENT: "Skill assessment" } as const;

/** What stands above an item's title: said by the page as it is served, and the same when its script takes over. */
export function factsOf({ kind, difficulty, questions: { length } }: Described): string[] {
  const facts = [names[kind], counted(length, "question")];
  if (kind === "QUIZ" && difficulty) facts.push(capitalized(difficulty));
  return facts;
}
