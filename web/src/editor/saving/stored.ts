import type { EditorPanel_content$data } from "#relay/EditorPanel_content.graphql.ts";
import { difficulties, type Scale } from "../../../../api/src/content/content.shared.ts";
import { ruleOf } from "../../product/answering/stored.ts";
import type { Kind } from "../../product/kind.ts";
import { type Draft, type DraftLevel, type DraftOption, type DraftQuestion, written } from "../draft/draft.ts";
import { draftEndings } from "../rules/endings.ts";
import { draftRetention } from "../rules/retention.ts";
import { draftShown } from "../rules/shown.ts";
import { simpleOf } from "../rules/simple.ts";
import type { Basis } from "./draftStorage.ts";
import { answeringOf } from "./storedAnswering.ts";

type Stored = EditorPanel_content$data;
type AnsweringName = "type" | "required" | "points" | "form" | "answerKey";

export const scaleOfStored = ({ scale }: Pick<Stored, "scale">): Scale => (scale === "DECIMAL" ? "decimal" : "points");

type StoredQuestion = Stored["questions"][number];
type DraftedQuestion = Pick<
  StoredQuestion,
  "key" | "text" | "options" | "optionWeights" | "correctAnswer" | "explanation" | AnsweringName
>;

/** The fields of an item that its draft is made from. */
export type Drafted = Pick<
  Stored,
  | "kind"
  | "title"
  | "description"
  | "language"
  | "format"
  | "difficulty"
  | "isPublic"
  | "showResultsToTakers"
  | "collectEmailUpfront"
  | "rules"
  | "passcode"
  | "scoring"
  | "endings"
  | "certificate"
  | "linkFields"
  | "retention"
  | "emailResultsSettings"
  | "scale"
  | "skillLevels"
> & { readonly questions: readonly DraftedQuestion[] };

export function draftOf(content: Drafted): Draft {
  const scale = scaleOfStored(content);
  const mail = content.emailResultsSettings;
  return {
    title: content.title,
    description: content.description ?? "",
    language: content.language ?? "",
    format: content.format === "RICH" ? "rich" : "plain",
    difficulty: difficultyOf(content.difficulty),
    isPublic: content.isPublic,
    showResultsToTakers: content.showResultsToTakers,
    collectEmailUpfront: content.collectEmailUpfront,
    rules: {
      ...simpleOf(content.rules ? { ...content.rules, passcode: content.passcode } : null),
      scoring: { rule: ruleOf(content.scoring) ?? "all", belowZero: content.scoring?.belowZero ?? false },
      shown: draftShown(content.rules?.shown),
      endings: draftEndings(content.endings),
      certificate: {
        isOn: content.certificate != null,
        issuer: content.certificate?.issuer ?? "",
        signatory: content.certificate?.signatory ?? "",
        statesResult: content.certificate?.statesResult ?? true,
      },
      retention: draftRetention(content.retention),
      fields: (content.linkFields ?? []).map(({ name, values, isGroup }, place) => ({
        key: String(place),
        name,
        values: values?.join("\n") ?? "",
        isGroup,
      })),
    },
    emailResultsSettings: {
      enabled: mail?.enabled ?? false,
      subject: mail?.subject ?? "",
      customMessage: mail?.customMessage ?? "",
      resourceLinks: (mail?.resourceLinks ?? []).map(({ title, url }, place) => ({ key: String(place), title, url })),
      authorSignature: mail?.authorSignature ?? "",
    },
    skillLevels: (content.skillLevels ?? []).map((level, place) => levelOf(level, place, scale)),
    questions: content.questions.map((question) => questionOf(question, content.kind as Kind, scale)),
    translationsFrom: "",
  };
}

export const basisOf = ({ revision, questions }: Stored): Basis => ({
  revision,
  ids: Object.fromEntries(questions.map(({ key, id }) => [key, id])),
});

const difficultyOf = (difficulty: string | null | undefined) =>
  difficulties.find((one) => one === difficulty?.toLowerCase()) ?? "medium";

const levelOf = (level: NonNullable<Stored["skillLevels"]>[number], place: number, scale: Scale): DraftLevel => ({
  key: String(place),
  name: level.name,
  from: written(level.range[0] ?? 0, scale),
  to: written(level.range[1] ?? 0, scale),
  description: level.description,
  encouragingMessage: level.encouragingMessage,
  followUpContent: level.followUpContent ?? "",
});

function questionOf(question: DraftedQuestion, kind: Kind, scale: Scale): DraftQuestion {
  const { correctAnswer } = question;
  return {
    key: question.key,
    questionText: question.text,
    options: storedOptions(question.options, question.optionWeights, scale),
    correct: correctAnswer == null ? null : String(correctAnswer),
    explanation: question.explanation ?? "",
    ...answeringOf(question, kind),
  };
}

export const storedOptions = (
  options: readonly string[],
  weights: readonly number[] | null | undefined,
  scale: Scale,
): DraftOption[] =>
  options.map((text, place) => {
    const weight = weights?.[place];
    return { key: String(place), text, weight: weight === undefined ? "" : written(weight, scale) };
  });
