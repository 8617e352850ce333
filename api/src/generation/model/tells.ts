import type { QuestionDraft } from "../../content/question/question.ts";
import { anyCase } from "../../platform/any-case.ts";
import type { FieldIssue } from "../../platform/errors.ts";

const nouns =
  "option|answer|choice|antwort|r[ée]ponse|opci[óo]n|respuesta|opzione|risposta|op[çc][ãa]o|resposta|optie|antwoord";
const ands = "and|or|und|oder|et|ou|y|o|e|en|of|&";

const verdicts =
  "wrong|right|correct|incorrect|true|false|not|falsch|richtig|nicht|fausse?|juste|correcta?|incorrecta?|sbagliata|corretta|errada|correta|fout|goed";

/** "Option B", "B is wrong": options are shuffled, so letters have no meaning. */
export const namesLetter = new RegExp(
  `\\b(?:${anyCase(nouns)})s?\\s+\\(?[A-F]\\b(?!['’])|\\b[A-F]\\s+(?:is|ist|est|es|è|é)\\s+(?:${verdicts})\\b`,
  "u",
);

/** "Both A and B", "A, B", "B or C": an option about others by their letters. */
const namesLetters = new RegExp(
  `^(?:${anyCase("both|either|neither|only|sowohl")})?\\s*\\(?[A-F]\\)?(?:\\s*,\\s*\\(?[A-F]\\)?)*\\s*(?:,|\\b(?:${anyCase(ands)})\\b)\\s*\\(?[A-F]\\)?\\.?$`,
  "u",
);

const article =
  /^(?:the|an?|der|die|das|eine?|le|la|les|une?|el|los|las|una|il|lo|gli|os?|as|uma?|de|het|een)\s+(?=\S)|^l['’]/iu;

/** Finds signs that give a quiz question away or make it unfair, as far as they show without understanding it. */
export function tellsOf({ questionText, options, correctAnswer, answerKey, explanation }: QuestionDraft): FieldIssue[] {
  if (correctAnswer === null && !answerKey) return [];
  const issues: FieldIssue[] = [];
  const stemWords = ` ${meaningOf(questionText)} `;
  if (answerKey?.text?.accepted.some((answer) => stemWords.includes(` ${meaningOf(answer)} `)))
    issues.push({ path: "acceptedAnswers", message: "The question holds its answer" });
  const meanings = options.map(meaningOf);
  if (new Set(meanings).size < meanings.length) issues.push({ path: "options", message: "Two options mean the same" });
  const about = options.findIndex((option) => namesLetters.test(option.trim()));
  if (about >= 0)
    issues.push({ path: "options", message: "An option names others by their letters, which are shuffled" });
  if (explanation && namesLetter.test(explanation))
    issues.push({
      path: "explanation",
      message: "It names an option by its letter; options are shuffled, so say its words",
    });
  return issues;
}

/** Removes differences without meaning: case, an article in front, and punctuation. */
const meaningOf = (option: string) =>
  option
    .toLowerCase()
    .replace(/["“”„«».,;:!?()]/g, " ")
    .trim()
    .replace(article, "")
    .replace(/\s+/g, " ");
