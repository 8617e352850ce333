import { Content, ContentKind, Difficulty } from "../../content/content.graphql.ts";
import { builder } from "../../platform/graphql/builder.ts";
import { forSignedIn, gives, givesTrue } from "../../platform/graphql/descriptions.ts";
import { idOf } from "../../platform/graphql/ids.ts";
import { reload } from "../../platform/graphql/selection.ts";
import { enumOf } from "../../platform/shape/enum.ts";
import { inputOf } from "../../platform/shape/input.ts";
import { keyed } from "../../platform/shape/keyed.ts";
import { keyDescription } from "../../platform/work/idempotency.ts";
import { GenerationSourceInput, questionTypesWish, sourceFields } from "../generation.graphql.ts";
import { restoreCandidate, updateCandidate } from "./candidate.ts";
import { Candidate, Drafting } from "./drafting.graphql.ts";
import { CandidateEdit, ToldMoreQuestions } from "./drafting.rules.ts";
import type { Revising } from "./drafting.shared.ts";
import { discardDrafting, ownDrafting, stopDrafting } from "./drafting.ts";
import { finishDrafting } from "./finish.ts";
import { reviseCandidate } from "./revise.ts";
import { beginDrafting, draftMore, resumeDrafting } from "./run.ts";
import { watchDrafting } from "./watch.ts";

const wishes = {
  language: "Language to write in, as a BCP 47 tag; by default that of the source.",
  audience: "Intended audience, at most 200 characters.",
  focus: "Main focus of the questions, at most 200 characters.",
  sections: "Headings of the source to ask about; the whole source by default.",
};

const BeginDraftingInput = builder.inputType("BeginDraftingInput", {
  description: "The questions to draft, and their source.",
  fields: (t) => ({
    idempotencyKey: t.string({ description: keyDescription }),
    kind: t.field({ type: ContentKind, required: true, description: "The kind of the item that the draft is for." }),
    source: t.field({ type: GenerationSourceInput, required: true, description: "Source of the questions." }),
    title: t.string({ description: "The title; where it may be omitted, the source provides one." }),
    description: t.string({ description: "Topic of a survey from a PDF." }),
    questionCount: t.int({
      description:
        "The number of questions of the item; its bounds depend on kind and source. More questions than this are written.",
    }),
    questionTypes: t.field(questionTypesWish),
    difficulty: t.field({ type: Difficulty, description: "The difficulty of a quiz; MEDIUM by default." }),
    showResultsToTakers: t.boolean({
      description: "Whether participants see their result once they have submitted; false by default.",
    }),
    pages: t.string({ description: "The pages to read of a PDF behind a link, such as 12-40 or 12; all by default." }),
    sourceUrl: t.string({ description: "Link that a pasted text comes from, such as the link of a video." }),
    language: t.string({ description: wishes.language }),
    audience: t.string({ description: wishes.audience }),
    focus: t.string({ description: wishes.focus }),
    sections: t.stringList({ description: wishes.sections }),
  }),
});

const DraftMoreInput = inputOf(ToldMoreQuestions, {
  name: "DraftMore",
  description:
    "The number of questions to add, and preferences for them. Omitted fields stay unchanged; an empty text or list removes a preference.",
  fields: keyed,
});

const UpdateCandidateInput = inputOf(CandidateEdit, {
  name: "UpdateCandidate",
  description:
    "A change to a question; omitted fields stay unchanged. Questions follow the rules of the builder for their kind.",
});

const Revision = enumOf<Revising>("CandidateRevision", "Way of rewriting a question.", {
  another: "Another question.",
  harder: "A harder question.",
  easier: "An easier question.",
  options: "The same question with other options.",
});

/** Leaves out null values, which mean the same as absent ones. */
const withoutNulls = (input: object) => Object.fromEntries(Object.entries(input).filter(([, value]) => value != null));

const givesDrafting = gives("The draft as it is now.");
const draftingId = idOf(Drafting, "the caller's own draft");
const candidateId = idOf(Candidate, "a question in the caller's own draft");

builder.mutationFields((t) => ({
  beginDrafting: t.prismaField({
    type: Drafting,
    description:
      "Starts a draft: questions are written one by one, more than were requested, while the creator chooses. The writing continues after the connection closes.",
    ...forSignedIn(gives("The draft, which may not have any questions yet.")),
    args: {
      input: t.arg({
        type: BeginDraftingInput,
        required: true,
        description: "The questions to draft, and their source.",
      }),
    },
    resolve: async (query, _root, { input: { kind, source, idempotencyKey: key, ...rest } }, { platform, viewer }) => {
      const { origin, fields } = sourceFields(kind, source);
      const id = await beginDrafting(platform, viewer, { kind, origin, key }, withoutNulls({ ...rest, ...fields }));
      return reload(platform.db.drafting, query, id);
    },
  }),
  draftMore: t.prismaField({
    type: Drafting,
    description: "Writes more questions from the same source.",
    ...forSignedIn(givesDrafting),
    args: {
      id: t.arg.globalID(draftingId),
      input: t.arg({
        type: DraftMoreInput,
        required: true,
        description: "The number of questions to add, and preferences for them.",
      }),
    },
    resolve: async (query, _root, { id: { id }, input: { idempotencyKey, ...input } }, { platform, viewer }) => {
      await draftMore(platform, viewer, id, withoutNulls(input), idempotencyKey);
      return reload(platform.db.drafting, query, id);
    },
  }),
  resumeDrafting: t.prismaField({
    type: Drafting,
    description: "Resumes writing that broke off, or that produced fewer questions than were requested.",
    ...forSignedIn(givesDrafting),
    args: { id: t.arg.globalID(draftingId), idempotencyKey: t.arg.string({ description: keyDescription }) },
    resolve: async (query, _root, { id: { id }, idempotencyKey }, { platform, viewer }) => {
      await resumeDrafting(platform, viewer, id, idempotencyKey);
      return reload(platform.db.drafting, query, id);
    },
  }),
  stopDrafting: t.prismaField({
    type: Drafting,
    description: "Stops the writing; questions that were written stay.",
    ...forSignedIn(givesDrafting),
    args: { id: t.arg.globalID(draftingId) },
    resolve: async (query, _root, { id: { id } }, { platform, viewer }) => {
      await stopDrafting(platform, viewer, id);
      return reload(platform.db.drafting, query, id);
    },
  }),
  updateCandidate: t.prismaField({
    type: Drafting,
    description: "Keeps or drops a question of a draft, undoes that, or edits the question.",
    ...forSignedIn(givesDrafting),
    args: {
      id: t.arg.globalID(candidateId),
      input: t.arg({ type: UpdateCandidateInput, required: true, description: "The change." }),
    },
    resolve: async (query, _root, { id: { id }, input }, { platform, viewer }) =>
      reload(platform.db.drafting, query, await updateCandidate(platform, viewer, id, withoutNulls(input))),
  }),
  reviseCandidate: t.prismaField({
    type: Drafting,
    description:
      "Rewrites a question of a draft, in its place. Without a language model, the next question from the source replaces it.",
    ...forSignedIn(givesDrafting),
    args: {
      id: t.arg.globalID(candidateId),
      how: t.arg({ type: Revision, required: true, description: "Way of rewriting the question." }),
    },
    resolve: async (query, _root, { id: { id }, how }, { platform, viewer }) =>
      reload(platform.db.drafting, query, await reviseCandidate(platform, viewer, id, { how })),
  }),
  restoreCandidate: t.prismaField({
    type: Drafting,
    description: "Restores a question that was replaced; the question in its place is set aside.",
    ...forSignedIn(givesDrafting),
    args: { id: t.arg.globalID(candidateId) },
    resolve: async (query, _root, { id: { id } }, { platform, viewer }) =>
      reload(platform.db.drafting, query, await restoreCandidate(platform, viewer, id)),
  }),
  finishDrafting: t.prismaField({
    type: Content,
    description: "Creates an item from the kept questions, in their order. Called again, it returns the same item.",
    ...forSignedIn(gives("The item.")),
    args: {
      id: t.arg.globalID(draftingId),
      title: t.arg.string({ description: "The title of the item; the title of the draft by default." }),
      idempotencyKey: t.arg.string({ description: keyDescription }),
    },
    resolve: async (query, _root, { id: { id }, title, idempotencyKey }, { platform, viewer }) => {
      const content = await finishDrafting(platform, viewer, id, { title }, idempotencyKey);
      return reload(platform.db.content, query, content.id);
    },
  }),
  discardDrafting: t.boolean({
    description: "Deletes a draft with its source and its questions. An item created from the draft stays.",
    ...forSignedIn(givesTrue),
    args: { id: t.arg.globalID(draftingId), idempotencyKey: t.arg.string({ description: keyDescription }) },
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
      "Yields the caller's own draft immediately, and then whenever something was written or changed. Ends with NOT_FOUND when the draft is discarded.",
    args: { id: t.arg.globalID(draftingId) },
    subscribe: (_root, { id: { id } }, { platform, viewer }) => watchDrafting(platform, viewer, id),
    resolve: async (query, { id }, _args, { platform, viewer }) => {
      await ownDrafting(platform, viewer, "content:read", id);
      return reload(platform.db.drafting, query, id);
    },
  }),
);
