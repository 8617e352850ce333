import type { Content } from "../../generated/prisma/client.ts";
import { questionTypes } from "../content.shared.ts";
import { kindOf } from "../kind.ts";
import { typeIn } from "../question/question.ts";

type Fields = Record<string, unknown>;

const isObject = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isSent = (value: unknown) => value !== undefined && value !== null;

/** Applies a JSON merge patch (RFC 7396): null removes, objects are merged, everything else replaces. */
function merged(target: unknown, patch: unknown): unknown {
  if (!isObject(patch)) return patch;
  const result: Fields = isObject(target) ? { ...target } : {};
  for (const [name, value] of Object.entries(patch)) {
    if (value === null) delete result[name];
    else result[name] = merged(result[name], value);
  }
  return result;
}

/**
 * The edit that corresponds to a patch of an item. If settings were merged with the stored ones, it is based on that
 * revision.
 */
export function editOf(stored: Content, patch: unknown): unknown {
  if (!isObject(patch)) return patch;
  const kind = kindOf(stored);
  const { difficulty, sourceUrl, skillLevels, emailResultsSettings, ...edit } = patch;
  return {
    ...(isObject(emailResultsSettings) && stored.emailResultsSettings && { revision: stored.revision }),
    ...edit,
    ...(kind === "QUIZ" && difficulty !== undefined && { difficulty }),
    // A survey's `sourceUrl` in an edit means its description.
    ...(kind !== "SURVEY" && sourceUrl !== undefined && { sourceUrl }),
    ...(kind === "ASSESSMENT" && skillLevels !== undefined && { skillLevels }),
    ...(emailResultsSettings !== undefined && {
      emailResultsSettings: merged(stored.emailResultsSettings, emailResultsSettings),
    }),
  };
}

/** Paths in an edit that only items of another kind have. Skips a difficulty that equals the stored one. */
export function strangeTo(stored: Content, edit: unknown): string[] {
  if (!isObject(edit)) return [];
  const kind = kindOf(stored);
  const { difficulty, skillLevels, questions } = edit;
  const strangeQuestionFields = [
    ...(kind === "QUIZ" ? [] : ["correctAnswer"]),
    ...(kind === "ASSESSMENT" ? [] : ["optionWeights"]),
  ];
  return [
    ...(kind !== "QUIZ" && isSent(difficulty) && difficulty !== stored.difficulty ? ["difficulty"] : []),
    ...(kind !== "ASSESSMENT" && isSent(skillLevels) ? ["skillLevels"] : []),
    ...(Array.isArray(questions) ? questions : []).flatMap((question, index) =>
      isObject(question)
        ? strangeQuestionFields.filter((name) => isSent(question[name])).map((name) => `questions.${index}.${name}`)
        : [],
    ),
  ];
}

/** A survey's `sourceUrl` in a PUT is its description, unless there is a different `description`. */
export const overruledSource = (stored: Content, edit: unknown): string[] =>
  isObject(edit) && edit.description !== undefined ? sourceLost(stored, edit) : [];

/** The path of a survey's `sourceUrl`, unless it equals the stored or the sent description. */
export function sourceLost(stored: Content, edit: unknown): string[] {
  if (kindOf(stored) !== "SURVEY" || !isObject(edit)) return [];
  const { description, sourceUrl } = edit;
  return isSent(sourceUrl) && ![description, stored.description].includes(sourceUrl) ? ["sourceUrl"] : [];
}

/** Paths of question types that items of this kind do not have. */
export function typesLost(stored: Content, edit: unknown): string[] {
  const kind = kindOf(stored);
  if (kind === "SURVEY" || !isObject(edit) || !Array.isArray(edit.questions)) return [];
  return edit.questions.flatMap((question, index) => {
    const requestedType = isObject(question) ? question.questionType : undefined;
    const type = questionTypes.find((one) => one === requestedType);
    // Repeating the type that the question already has changes nothing.
    const isKept = !type || type === typeIn(kind, question, type === "multi_select" ? undefined : type);
    return isKept ? [] : [`questions.${index}.questionType`];
  });
}
