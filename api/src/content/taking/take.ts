import { type Ready, readyOf } from "../../platform/rest/ready.ts";
import { unusual } from "../question/question.ts";
import type { Item } from "./item.ts";
import type { TakenItem } from "./take.shared.ts";

/** All that takers may know before submitting. Fields are listed, so that new ones are not exposed by accident. */
const publicView = ({
  id,
  title,
  description,
  language,
  contentType,
  scoringType,
  kind,
  difficulty,
  showResultsToTakers,
  collectEmailUpfront,
  revision,
  questions,
}: Item): TakenItem => ({
  id,
  title,
  description,
  language,
  contentType,
  scoringType,
  kind,
  difficulty: kind === "QUIZ" ? difficulty : null,
  showResultsToTakers,
  collectEmailUpfront,
  revision,
  questions: questions.map(({ id, questionText, questionType, options, order, required, points, form }) => ({
    id,
    questionText,
    questionType,
    options,
    order,
    ...unusual({ required, points, form }),
  })),
});

const rendered = new WeakMap<Item, Ready>();

export function takeView(item: Item): Ready {
  const view = rendered.get(item) ?? readyOf("application/json; charset=utf-8", JSON.stringify(publicView(item)));
  rendered.set(item, view);
  return view;
}
