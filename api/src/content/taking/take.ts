import { type Ready, readyOf } from "../../platform/rest/ready.ts";
import { partialScoring, scoringOf } from "../question/form/scoring.shared.ts";
import { unusual } from "../question/question.ts";
import type { RenderedQuestion } from "../rendered/rendered.shared.ts";
import { type Availability, availabilityToAll } from "../rules/rules.shared.ts";
import { seenRules } from "../rules/rules.ts";
import { signatureName } from "../setting/fields.shared.ts";
import type { ItemRules } from "../setting/stored.rules.ts";
import { sizeOf } from "./facts.shared.ts";
import type { Item, ItemQuestion } from "./item.ts";
import type { QuestionHtml, TakenItem, TakenQuestion, TakenRules } from "./take.shared.ts";

/**
 * Everything that takers may read before submitting. Lists the fields, so that new ones are not exposed by accident.
 */
export const publicView = (item: Item, availability: Availability, hasBegun = false): TakenItem => {
  const { rules, rendered, questions, translation } = item;
  const isHidden = hidesDescription(item, availability);
  const isOpen = availability === "OPEN";
  const comesLater = rules?.timeLimit !== undefined && !hasBegun;
  return {
    id: item.id,
    title: item.title,
    description: isHidden ? null : item.description,
    language: item.language,
    ...(item.languages.length > 0 && { languages: item.languages }),
    ...(translation && { translation: { ...translation, untranslated: translation.untranslated.filter(isTaken) } }),
    contentType: item.contentType,
    scoringType: item.scoringType,
    kind: item.kind,
    difficulty: item.kind === "QUIZ" ? item.difficulty : null,
    showResultsToTakers: item.showResultsToTakers,
    collectEmailUpfront: item.collectEmailUpfront,
    revision: item.revision,
    ...(rules && { rules: takenRules(rules) }),
    ...(availability !== "OPEN" && { availability }),
    ...(rendered?.description && !isHidden && { html: rendered.description }),
    ...(isOpen && comesLater && { questionsAfterStart: true, size: sizeOf(questions) }),
    questions: (isOpen && !comesLater ? questions : []).map(takenQuestion),
  };
};

function takenQuestion(question: ItemQuestion): TakenQuestion {
  const { id, questionText, questionType, options, order, required, points, form, rendered, untranslated } = question;
  const scoring = partialScoring(question.answerKey);
  return {
    id,
    questionText,
    questionType,
    options,
    order,
    ...unusual({ required, points, form }),
    ...(scoring && { scoring: scoringOf(scoring) }),
    ...(rendered && { html: htmlOf(rendered) }),
    ...(untranslated && { untranslated: untranslated.filter(isTaken) }),
  };
}

/** Whether a passcode also hides the text below the title. */
const hidesDescription = ({ rules }: Item, availability: Availability) =>
  rules?.passcode !== undefined && availability !== "OPEN";

/** Links to signed fields also carry former fields and the signature. */
function takenRules(rules: ItemRules): TakenRules {
  const taken = seenRules(rules);
  const { signedFields, formerFields = [] } = rules;
  return taken.fields && signedFields ? { ...taken, fields: [...taken.fields, ...formerFields, signatureName] } : taken;
}

/** Whether takers may read the text at a place before submitting. */
export const isTaken = (place: string) => place !== "explanation" && !/^(?:optionFeedback|skillLevels)\./.test(place);

/** Omits the explanation and the feedback, which give the answer away. */
export const htmlOf = ({ text, options, rows, lowLabel, highLabel }: RenderedQuestion): QuestionHtml => ({
  text,
  options,
  ...(rows && { rows }),
  ...(lowLabel && { lowLabel }),
  ...(highLabel && { highLabel }),
});

const ready = new WeakMap<Item, Map<string, Ready>>();

/**
 * The item as takers without a passcode currently get it, or for another `availability`. With a time limit, it is as
 * before the start.
 */
export function takeView(item: Item, availability = availabilityToAll(item), hasBegun = false): Ready {
  const views = ready.get(item) ?? new Map<string, Ready>();
  ready.set(item, views);
  const key = `${availability} ${hasBegun}`;
  const view =
    views.get(key) ??
    readyOf("application/json; charset=utf-8", JSON.stringify(publicView(item, availability, hasBegun)));
  views.set(key, view);
  return view;
}
