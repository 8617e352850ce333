import type { InputFieldMap, InputShapeFromFields } from "@pothos/core";
import { Content, ownItem, Question } from "../../content/content.graphql.ts";
import { builder, type Types } from "../../platform/graphql/builder.ts";
import { forSignedIn, gives, givesTrue } from "../../platform/graphql/descriptions.ts";
import { idOf } from "../../platform/graphql/ids.ts";
import { present, reload } from "../../platform/graphql/selection.ts";
import type { Viewer } from "../../platform/identity/viewer.ts";
import type { Platform } from "../../platform/platform.ts";
import { enumOf } from "../../platform/shape/enum.ts";
import { inputOf } from "../../platform/shape/input.ts";
import { keyed } from "../../platform/shape/keyed.ts";
import { keyDescription } from "../../platform/work/idempotency.ts";
import { orderFields, orderIn } from "../generation.graphql.ts";
import { draftAnother } from "./another.ts";
import { restoreCandidate, updateCandidate } from "./candidate.ts";
import { Candidate, Drafting } from "./drafting.graphql.ts";
import { CandidateEdit, ToldMoreQuestions } from "./drafting.rules.ts";
import type { Revising } from "./drafting.shared.ts";
import { discardDrafting, ownDrafting, stopDrafting } from "./drafting.ts";
import { finishDrafting } from "./finish.ts";
import { reviseCandidate } from "./revise.ts";
import { beginDrafting, draftMore, resumeDrafting } from "./run.ts";
import { watchDrafting } from "./watch.ts";

const BeginDraftingInput = builder.inputType("BeginDraftingInput", {
  description: "The questions to draft, and their source. More than questionCount are written.",
  fields: orderFields,
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

const draftingId = idOf(Drafting, "the caller's own draft");
const candidateId = idOf(Candidate, "a question in the caller's own draft");

type Fields = PothosSchemaTypes.MutationFieldBuilder<Types, object>;
interface Caller {
  platform: Platform;
  viewer: Viewer;
}

/** A mutation that gives the draft as it is afterwards. `change` returns its id. */
const changing = <Args extends InputFieldMap>(
  t: Fields,
  description: string,
  args: Args,
  change: (caller: Caller, args: InputShapeFromFields<Args>) => Promise<string>,
  given = "The draft as it is now.",
) =>
  t.prismaField({
    type: Drafting,
    description,
    ...forSignedIn(gives(given)),
    args,
    resolve: async (query, _root, args, caller) =>
      reload(caller.platform.db.drafting, query, await change(caller, args as InputShapeFromFields<Args>)),
  });

builder.mutationFields((t) => ({
  beginDrafting: changing(
    t,
    "Starts a draft: questions are written one by one, more than were requested, while the creator chooses. The writing continues after the connection closes.",
    {
      input: t.arg({
        type: BeginDraftingInput,
        required: true,
        description: "The questions to draft, and their source.",
      }),
    },
    ({ platform, viewer }, { input }) => {
      const { given, ...request } = orderIn(input);
      return beginDrafting(platform, viewer, request, given);
    },
    "The draft, which may not have any questions yet.",
  ),
  draftAnother: changing(
    t,
    "Starts a draft of questions like one of an item, to which they are added: from the item's source, or by a language model about the same subject if no source is left.",
    {
      contentId: t.arg.globalID(ownItem),
      question: t.arg.globalID(idOf(Question, "the question")),
      idempotencyKey: t.arg.string({ description: keyDescription }),
    },
    ({ platform, viewer }, { contentId, question, idempotencyKey }) =>
      draftAnother(
        platform,
        viewer,
        { contentId: contentId.id, questionId: question.id },
        ["content:write"],
        idempotencyKey,
      ),
    "The draft, which may not have any questions yet.",
  ),
  draftMore: changing(
    t,
    "Writes more questions from the same source.",
    {
      id: t.arg.globalID(draftingId),
      input: t.arg({
        type: DraftMoreInput,
        required: true,
        description: "The number of questions to add, and preferences for them.",
      }),
    },
    ({ platform, viewer }, { id: { id }, input: { idempotencyKey, ...input } }) =>
      draftMore(platform, viewer, id, present(input), idempotencyKey),
  ),
  resumeDrafting: changing(
    t,
    "Resumes writing that broke off, or that produced fewer questions than were requested.",
    { id: t.arg.globalID(draftingId), idempotencyKey: t.arg.string({ description: keyDescription }) },
    ({ platform, viewer }, { id: { id }, idempotencyKey }) => resumeDrafting(platform, viewer, id, idempotencyKey),
  ),
  stopDrafting: changing(
    t,
    "Stops the writing; questions that were written stay.",
    { id: t.arg.globalID(draftingId) },
    ({ platform, viewer }, { id: { id } }) => stopDrafting(platform, viewer, id),
  ),
  updateCandidate: changing(
    t,
    "Keeps or drops a question of a draft, undoes that, or edits the question.",
    {
      id: t.arg.globalID(candidateId),
      input: t.arg({ type: UpdateCandidateInput, required: true, description: "The change." }),
    },
    ({ platform, viewer }, { id: { id }, input }) => updateCandidate(platform, viewer, id, present(input)),
  ),
  reviseCandidate: changing(
    t,
    "Rewrites a question of a draft, in its place. Without a language model, the next question from the source replaces it.",
    {
      id: t.arg.globalID(candidateId),
      how: t.arg({ type: Revision, required: true, description: "Way of rewriting the question." }),
    },
    ({ platform, viewer }, { id: { id }, how }) => reviseCandidate(platform, viewer, id, { how }),
  ),
  restoreCandidate: changing(
    t,
    "Restores a question that was replaced; the question in its place is set aside.",
    { id: t.arg.globalID(candidateId) },
    ({ platform, viewer }, { id: { id } }) => restoreCandidate(platform, viewer, id),
  ),
  finishDrafting: t.prismaField({
    type: Content,
    description:
      "Creates an item from the kept questions, in their order, or adds them to the item that the draft is for. Called again, it returns the same item.",
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
