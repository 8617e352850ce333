import { Content, ContentKind, Difficulty, QuestionType } from "../../content/content.graphql.ts";
import { AnswerKeyInput, QuestionFormInput } from "../../content/question/form/form.graphql.ts";
import { builder } from "../../platform/graphql/builder.ts";
import { gives, givesTrue } from "../../platform/graphql/descriptions.ts";
import { reload } from "../../platform/graphql/selection.ts";
import { keyDescription } from "../../platform/work/idempotency.ts";
import { GenerationSourceInput, questionTypesWish, sourceFields } from "../generation.graphql.ts";
import { restoreCandidate, updateCandidate } from "./candidate.ts";
import { Candidate, CandidateStateEnum, Drafting } from "./drafting.graphql.ts";
import type { Revising } from "./drafting.shared.ts";
import { discardDrafting, ownDrafting, stopDrafting } from "./drafting.ts";
import { finishDrafting } from "./finish.ts";
import { reviseCandidate } from "./revise.ts";
import { beginDrafting, draftMore, resumeDrafting } from "./run.ts";
import { watchDrafting } from "./watch.ts";

const wishes = {
  language: "The language to write in, as BCP 47 has it; that of the source when it is left out.",
  audience: "Who it is for, at most 200 characters.",
  focus: "What to ask about most, at most 200 characters.",
  sections: "Headings of the source to ask about; all of it when they are left out.",
};

const BeginDraftingInput = builder.inputType("BeginDraftingInput", {
  description: "What to draft, and from what.",
  fields: (t) => ({
    idempotencyKey: t.string({ description: keyDescription }),
    kind: t.field({ type: ContentKind, required: true, description: "The kind of the item that it is for." }),
    source: t.field({ type: GenerationSourceInput, required: true, description: "What to make questions from." }),
    title: t.string({ description: "The title; where it may be left out, the source gives one." }),
    description: t.string({ description: "What a survey from a PDF is about." }),
    questionCount: t.int({
      description: "The number of questions of the item; its bounds depend on kind and source. More are written.",
    }),
    questionTypes: t.field(questionTypesWish),
    difficulty: t.field({ type: Difficulty, description: "The difficulty of a quiz; MEDIUM when it is left out." }),
    showResultsToTakers: t.boolean({
      description: "Whether takers see their result once they have submitted; they do not when it is left out.",
    }),
    pages: t.string({
      description: "The pages to read of a PDF behind a link, such as 12-40 or 12; all when it is left out.",
    }),
    sourceUrl: t.string({ description: "The address that a pasted text comes from, of a video for example." }),
    language: t.string({ description: wishes.language }),
    audience: t.string({ description: wishes.audience }),
    focus: t.string({ description: wishes.focus }),
    sections: t.stringList({ description: wishes.sections }),
  }),
});

const DraftMoreInput = builder.inputType("DraftMoreInput", {
  description:
    "How many questions to add, and what is wished. What is left out stays as it was; an empty text or list takes a wish back.",
  fields: (t) => ({
    idempotencyKey: t.string({ description: keyDescription }),
    count: t.int({ description: "How many, 1 to 20; 5 when it is left out." }),
    questionTypes: t.field({
      type: [QuestionType],
      description: "The types that questions may have from now on. Unusual ones need a language model.",
    }),
    difficulty: t.field({ type: Difficulty, description: "The difficulty, of quizzes." }),
    language: t.string({ description: "The language to write in, as BCP 47 has it." }),
    audience: t.string({ description: wishes.audience }),
    focus: t.string({ description: wishes.focus }),
    sections: t.stringList({ description: "Headings of the source to ask about." }),
  }),
});

const UpdateCandidateInput = builder.inputType("UpdateCandidateInput", {
  description: "What to change; what is left out stays. Questions follow the rules of the builder of their kind.",
  fields: (t) => ({
    state: t.field({ type: CandidateStateEnum, description: "What its creator thinks of it." }),
    questionText: t.string({ description: "The question as takers will read it." }),
    questionType: t.field({
      type: QuestionType,
      description: "How it is answered; with another one, form and key begin anew.",
    }),
    options: t.stringList({ description: "The options in their order." }),
    correctAnswer: t.int({ description: "The index of the right option, from 0, in quizzes." }),
    optionWeights: t.floatList({ description: "What each option counts, in assessments." }),
    explanation: t.string({ description: "Why the answer is right; an empty text removes it." }),
    required: t.boolean({ description: "Whether it must be answered." }),
    points: t.int({ description: "What a right answer is worth, in quizzes." }),
    form: t.field({
      type: QuestionFormInput,
      description: "How it is answered beyond its options; an empty one removes it.",
    }),
    answerKey: t.field({ type: AnswerKeyInput, description: "What is right in a quiz, where that is not one option." }),
  }),
});

const Revision = builder.enumType("CandidateRevision", {
  description: "How a question is to be written anew.",
  values: {
    ANOTHER: { value: "another", description: "Another question." },
    HARDER: { value: "harder", description: "A harder one." },
    EASIER: { value: "easier", description: "An easier one." },
    OPTIONS: { value: "options", description: "The same question with other options." },
  } as const satisfies Record<Uppercase<Revising>, { value: Revising; description: string }>,
});

/** Leaves out null values, which mean the same as absent ones. */
const given = (input: object) => Object.fromEntries(Object.entries(input).filter(([, value]) => value != null));

const givesDrafting = gives("The draft as it is now.");
const draftingId = { for: Drafting, required: true, description: "The global id of one's own draft." } as const;
const candidateId = {
  for: Candidate,
  required: true,
  description: "The global id of a question of one's own draft.",
} as const;

builder.mutationFields((t) => ({
  beginDrafting: t.prismaField({
    type: Drafting,
    description:
      "Begins a draft: questions are written one by one, more than were asked for, while its creator chooses. The writing goes on when the asker hangs up.",
    errors: gives("The draft, of which nothing may be written yet."),
    authScopes: { signedIn: true },
    args: {
      input: t.arg({ type: BeginDraftingInput, required: true, description: "What to draft, and from what." }),
    },
    resolve: async (query, _root, { input: { kind, source, idempotencyKey: key, ...rest } }, { platform, viewer }) => {
      const { origin, fields } = sourceFields(kind, source);
      const id = await beginDrafting(platform, viewer, { kind, origin, key }, given({ ...rest, ...fields }));
      return reload(platform.db.drafting, query, id);
    },
  }),
  draftMore: t.prismaField({
    type: Drafting,
    description: "Has more questions written from the same source.",
    errors: givesDrafting,
    authScopes: { signedIn: true },
    args: {
      id: t.arg.globalID(draftingId),
      input: t.arg({ type: DraftMoreInput, required: true, description: "How many, and what is wished." }),
    },
    resolve: async (query, _root, { id: { id }, input: { idempotencyKey, ...input } }, { platform, viewer }) => {
      await draftMore(platform, viewer, id, given(input), idempotencyKey);
      return reload(platform.db.drafting, query, id);
    },
  }),
  resumeDrafting: t.prismaField({
    type: Drafting,
    description: "Goes on with writing that broke off, or gave fewer questions than were asked for.",
    errors: givesDrafting,
    authScopes: { signedIn: true },
    args: {
      id: t.arg.globalID(draftingId),
      idempotencyKey: t.arg.string({ description: keyDescription }),
    },
    resolve: async (query, _root, { id: { id }, idempotencyKey }, { platform, viewer }) => {
      await resumeDrafting(platform, viewer, id, idempotencyKey);
      return reload(platform.db.drafting, query, id);
    },
  }),
  stopDrafting: t.prismaField({
    type: Drafting,
    description: "Stops the writing; what was written stays.",
    errors: givesDrafting,
    authScopes: { signedIn: true },
    args: { id: t.arg.globalID(draftingId) },
    resolve: async (query, _root, { id: { id } }, { platform, viewer }) => {
      await stopDrafting(platform, viewer, id);
      return reload(platform.db.drafting, query, id);
    },
  }),
  updateCandidate: t.prismaField({
    type: Drafting,
    description: "Keeps a question of a draft, drops it, takes that back, or edits its words.",
    errors: givesDrafting,
    authScopes: { signedIn: true },
    args: {
      id: t.arg.globalID(candidateId),
      input: t.arg({ type: UpdateCandidateInput, required: true, description: "What to change." }),
    },
    resolve: async (query, _root, { id: { id }, input }, { platform, viewer }) =>
      reload(platform.db.drafting, query, await updateCandidate(platform, viewer, id, given(input))),
  }),
  reviseCandidate: t.prismaField({
    type: Drafting,
    description:
      "Has a question of a draft written anew, in its place. Without a language model, the next that the source gives.",
    errors: givesDrafting,
    authScopes: { signedIn: true },
    args: {
      id: t.arg.globalID(candidateId),
      how: t.arg({ type: Revision, required: true, description: "How it is to be written anew." }),
    },
    resolve: async (query, _root, { id: { id }, how }, { platform, viewer }) =>
      reload(platform.db.drafting, query, await reviseCandidate(platform, viewer, id, { how })),
  }),
  restoreCandidate: t.prismaField({
    type: Drafting,
    description: "Puts a question that was written anew back in its place; what took its place steps aside.",
    errors: givesDrafting,
    authScopes: { signedIn: true },
    args: { id: t.arg.globalID(candidateId) },
    resolve: async (query, _root, { id: { id } }, { platform, viewer }) =>
      reload(platform.db.drafting, query, await restoreCandidate(platform, viewer, id)),
  }),
  finishDrafting: t.prismaField({
    type: Content,
    description: "Makes an item of the questions that were kept, in their order. Asked again, it gives the same item.",
    errors: gives("The item."),
    authScopes: { signedIn: true },
    args: {
      id: t.arg.globalID(draftingId),
      title: t.arg.string({ description: "The title of the item; that of the draft when it is left out." }),
      idempotencyKey: t.arg.string({ description: keyDescription }),
    },
    resolve: async (query, _root, { id: { id }, title, idempotencyKey }, { platform, viewer }) => {
      const content = await finishDrafting(platform, viewer, id, { title }, idempotencyKey);
      return reload(platform.db.content, query, content.id);
    },
  }),
  discardDrafting: t.boolean({
    description: "Deletes a draft with its source and its questions. An item that it became stays.",
    errors: givesTrue,
    authScopes: { signedIn: true },
    args: {
      id: t.arg.globalID(draftingId),
      idempotencyKey: t.arg.string({ description: keyDescription }),
    },
    resolve: async (_root, { id: { id }, idempotencyKey }, { platform, viewer }) => {
      await discardDrafting(platform, viewer, id, idempotencyKey);
      return true;
    },
  }),
}));

builder.subscriptionField("draftingChanged", (t) =>
  t.prismaField({
    type: Drafting,
    authScopes: { signedIn: true },
    description:
      "Yields one's own draft at once, and then whenever something was written or changed. Ends with NOT_FOUND when it is discarded.",
    args: { id: t.arg.globalID(draftingId) },
    subscribe: (_root, { id: { id } }, { platform, viewer }) => watchDrafting(platform, viewer, id),
    resolve: async (query, { id }, _args, { platform, viewer }) => {
      await ownDrafting(platform, viewer, "content:read", id);
      return reload(platform.db.drafting, query, id);
    },
  }),
);
