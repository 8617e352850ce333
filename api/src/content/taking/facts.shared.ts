import { capitalized, countOf } from "../../platform/shared/words.shared.ts";
import type { Kind } from "../content.shared.ts";

interface Described {
  kind: Kind;
  difficulty: string | null;
  questions: readonly { questionText: string; options: readonly string[] }[];
}

const names = { QUIZ: "Quiz", SURVEY: "Survey", ASSESSMENT: "Skill assessment" } as const;

/** The server and the page's script must write the same line. */
export function factsOf({ kind, difficulty, questions }: Described): string[] {
  const facts = [names[kind], countOf(questions.length, "question"), durationOf(questions)];
  if (kind === "QUIZ" && difficulty) facts.push(capitalized(difficulty));
  return facts;
}

/** An average reading speed, and the time to choose among options. */
const [wordsPerSecond, secondsToChoose] = [200 / 60, 5];
/** In scripts without spaces, two characters count as a word. */
const words = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]{1,2}|[\p{L}\p{N}]+/gu;

export function durationOf(questions: Described["questions"]): string {
  const texts = questions.flatMap(({ questionText, options }) => [questionText, ...options]);
  const read = texts.reduce((sum, text) => sum + (text.match(words)?.length ?? 0), 0) / wordsPerSecond;
  const minutes = Math.ceil((read + questions.length * secondsToChoose) / 60);
  return `About ${Math.max(1, minutes)} min`;
}
