import type { Translator } from "../../platform/shared/messages.shared.ts";
import type { Difficulty, Kind } from "../content.shared.ts";
import type english from "./messages/en.json?first";

interface Described {
  kind: Kind;
  difficulty: Difficulty | null;
  questions: readonly {
    questionText: string;
    options: readonly string[];
    form?: { rows?: readonly string[] | null | undefined } | null | undefined;
  }[];
  size?: { questions: number; minutes: number } | undefined;
}

/** The server and the page's script must produce the same line. */
export function factsOf({ kind, difficulty, ...item }: Described, t: Translator<typeof english>): string[] {
  const { questions, minutes } = item.size ?? sizeOf(item.questions);
  const facts = [t(kind), t("questionCount", { count: questions }), t("minutes", { count: minutes })];
  if (kind === "QUIZ" && difficulty) facts.push(t(difficulty));
  return facts;
}

/** An average reading speed, and the time to choose an option or, where there are none, to write. */
const [wordsPerSecond, secondsToChoose, secondsToWrite] = [200 / 60, 5, 20];
/** Two characters count as a word in scripts without spaces. */
const words = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]{1,2}|[\p{L}\p{N}]+/gu;

export const sizeOf = (questions: Described["questions"]) => ({
  questions: questions.length,
  minutes: minutesOf(questions),
});

export function minutesOf(questions: Described["questions"]): number {
  const texts = questions.flatMap(({ questionText, options, form }) => [
    questionText,
    ...options,
    ...(form?.rows ?? []),
  ]);
  const readingSeconds = texts.reduce((sum, text) => sum + (text.match(words)?.length ?? 0), 0) / wordsPerSecond;
  const answer = questions.reduce(
    (sum, { options, form }) =>
      sum + (options.length > 0 ? (form?.rows?.length ?? 1) * secondsToChoose : secondsToWrite),
    0,
  );
  return Math.max(1, Math.ceil((readingSeconds + answer) / 60));
}
