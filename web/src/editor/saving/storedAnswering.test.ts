import { expect, it } from "vitest";
import type { EditorPanel_content$data } from "#relay/EditorPanel_content.graphql.ts";
import { ContentEdit } from "../../../../api/src/content/content.rules.ts";
import { copyOf, Draft, question } from "../draft/draft.ts";
import { checkFor } from "../field/rules.ts";
import { editInput } from "./input.ts";
import { draftOf } from "./stored.ts";

type Stored = EditorPanel_content$data;
type Question = Stored["questions"][number];

const usual = {
  id: "id",
  key: "key",
  text: "Asked?",
  type: "MULTIPLE_CHOICE",
  options: [],
  required: true,
  points: 1,
  form: null,
  answerKey: null,
  correctAnswer: null,
  optionWeights: null,
  explanation: null,
  optionFeedback: null,
  passage: null,
  passageAnchor: null,
};

const formOf = (member: object) => ({ choice: null, scale: null, rows: null, text: null, number: null, ...member });
const keyOf = (member: object) => ({ options: null, text: null, number: null, ...member });
const agreement = { look: "LABELS", lowLabel: null, highLabel: null, isNps: false };
const stars = { look: "STARS", lowLabel: "bad", highLabel: null, isNps: false };
const accepted = { accepted: ["Oslo", "Kristiania"], matchCase: true, matchSpaces: false, matchAccents: true };

const item = (kind: string, part: object) =>
  ({
    kind,
    title: "Item",
    description: null,
    language: null,
    difficulty: null,
    isPublic: true,
    showResultsToTakers: false,
    collectEmailUpfront: false,
    rules: null,
    scale: kind === "ASSESSMENT" ? "POINTS" : null,
    skillLevels:
      kind === "ASSESSMENT"
        ? [{ name: "All", range: [0, 9], description: "d", encouragingMessage: "e", followUpContent: null }]
        : null,
    emailResultsSettings: null,
    questions: [{ ...usual, ...part } as unknown as Question],
  }) as unknown as Stored;

/** Stored questions, and the input expected from a save that changed nothing. */
const kept: [name: string, kind: "QUIZ" | "SURVEY" | "ASSESSMENT", stored: object, sent: object][] = [
  [
    "one right option",
    "QUIZ",
    { options: ["a", "b"], correctAnswer: 1, points: 3, required: false },
    { questionType: "multiple_choice", correctAnswer: 1, points: 3, required: false, form: null, answerKey: null },
  ],
  [
    "several right options",
    "QUIZ",
    { type: "MULTI_SELECT", options: ["a", "b", "c"], answerKey: keyOf({ options: [0, 2] }) },
    { questionType: "multi_select", answerKey: { options: [0, 2] }, form: null },
  ],
  [
    "a quiz's text",
    "QUIZ",
    {
      type: "TEXT",
      form: formOf({ text: { isLong: false, minLength: 2, maxLength: 50, isShared: false } }),
      answerKey: keyOf({ text: { ...accepted, allowTypo: true } }),
    },
    {
      questionType: "text",
      options: [],
      form: { text: { isLong: false, minLength: 2, maxLength: 50 } },
      answerKey: { text: { ...accepted, allowTypo: true } },
    },
  ],
  [
    "a quiz's number",
    "QUIZ",
    {
      type: "NUMBER",
      form: formOf({ number: { decimals: 2, unit: "km", min: null, max: 9.5 } }),
      answerKey: keyOf({ number: { value: 4.25, tolerance: 0.5 } }),
    },
    {
      form: { number: { decimals: 2, unit: "km", min: null, max: 9.5 } },
      answerKey: { number: { value: 4.25, tolerance: 0.5 } },
    },
  ],
  [
    "Other and None of these",
    "SURVEY",
    { type: "MULTI_SELECT", options: ["a", "Other", "None"], form: formOf({ choice: { other: 1, none: 2 } }) },
    { form: { choice: { other: 1, none: 2 } } },
  ],
  [
    "a scale of stars",
    "SURVEY",
    { type: "SCALE", options: ["1", "2", "3"], form: formOf({ scale: stars }) },
    { questionType: "scale", form: { scale: { ...stars, look: "stars" } } },
  ],
  [
    "a matrix",
    "SURVEY",
    { type: "MATRIX", options: ["no", "yes"], form: formOf({ rows: ["Food", "Drink"] }) },
    { questionType: "matrix", options: ["no", "yes"], form: { rows: ["Food", "Drink"] } },
  ],
  [
    "a matrix with a look",
    "SURVEY",
    { type: "MATRIX", options: ["no", "yes"], form: formOf({ rows: ["Food"], scale: agreement }) },
    { form: { rows: ["Food"], scale: { ...agreement, look: "labels" } } },
  ],
  [
    "a long text",
    "SURVEY",
    {
      type: "TEXT",
      required: false,
      form: formOf({ text: { isLong: true, minLength: null, maxLength: 5000, isShared: true } }),
    },
    { required: false, form: { text: { isLong: true, minLength: null, maxLength: 5000, isShared: true } } },
  ],
  [
    "a weighted scale",
    "ASSESSMENT",
    { type: "SCALE", options: ["1", "2"], optionWeights: [4, 0], form: formOf({ scale: agreement }) },
    { questionType: "scale", optionWeights: [4, 0], form: { scale: { ...agreement, look: "labels" } } },
  ],
];

it.each(kept)("keeps %s of a %s that is opened and saved", (_name, kind, stored, sent) => {
  const draft = draftOf(item(kind, stored));
  const result = checkFor(ContentEdit, (written) => editInput(kind, written))(draft);
  expect(result).toMatchObject({ values: { questions: [sent] } });
  expect(Draft.parse(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
});

it.each(kept)("copies %s of a %s", (_name, kind, stored) => {
  const draft = draftOf(item(kind, stored));
  const copied = { ...draft, questions: draft.questions.map(copyOf) };
  expect(editInput(kind, copied).questions).toMatchObject(editInput(kind, draft).questions);
});

const several = (scoring: object | null) => ({
  type: "MULTI_SELECT",
  options: ["a", "b", "c"],
  answerKey: keyOf({ options: [0, 2], scoring }),
});

it("keeps the scoring of a question, and lets others follow the quiz", () => {
  const own = { rule: "MINUS", belowZero: true, isInherited: false };
  const inherited = { rule: "EACH", belowZero: false, isInherited: true };
  const stored = item("QUIZ", several(own));
  const questions = [own, inherited, null].map((scoring) => ({ ...usual, ...several(scoring) }) as unknown as Question);
  const draft = draftOf({ ...stored, scoring: { rule: "EACH", belowZero: false }, questions });
  const sent = (changed: typeof draft) => {
    const { rules, questions } = editInput("QUIZ", changed);
    return [rules.scoring, ...questions.map((one) => "answerKey" in one && one.answerKey?.scoring)];
  };
  const [minus, each] = [{ rule: "minus", belowZero: true }, { rule: "each" }];
  const following = { ...each, isInherited: true };
  expect(sent(draft)).toEqual([each, minus, following, following]);
  const all = { ...draft, rules: { ...draft.rules, scoring: { rule: "all" as const, belowZero: false } } };
  expect(sent(all)).toEqual([null, minus, null, null]);
});

it("reads a quiz question marked multi_select as what it always was", () => {
  const draft = draftOf(item("QUIZ", { type: "MULTI_SELECT", options: ["a", "b"], correctAnswer: 0 }));
  expect(editInput("QUIZ", draft).questions).toMatchObject([{ questionType: "multiple_choice", correctAnswer: 0 }]);
});

it("loads a draft from before there were other answer types than choices", () => {
  const { key, questionText, questionType, options, correct, explanation } = question();
  const draft = draftOf(item("QUIZ", {}));
  const old = { ...draft, questions: [{ key, questionText, questionType, options, correct, explanation }] };
  const now = Draft.parse(old).questions[0];
  expect(now).toMatchObject({ required: true, points: "1", other: null, rows: [], rights: [] });
});
