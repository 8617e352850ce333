import { Attempt } from "../../attempt/attempt.graphql.ts";
import { Grade } from "../../attempt/corrections.graphql.ts";
import { Content, ownersOnly, ownItem } from "../../content/content.graphql.ts";
import { editOf, UpdateContentInput } from "../../content/edit/input.graphql.ts";
import { builder } from "../../platform/graphql/builder.ts";
import { costOf } from "../../platform/graphql/cost.ts";
import { forSignedIn, gives } from "../../platform/graphql/descriptions.ts";
import { pageById } from "../../platform/graphql/list/page-arguments.ts";
import { guardedBy } from "../../platform/graphql/scopes.ts";
import { reload } from "../../platform/graphql/selection.ts";
import { inputOf } from "../../platform/shape/input.ts";
import { keyed } from "../../platform/shape/keyed.ts";
import { fieldsOf } from "../../platform/shape/object.ts";
import {
  type RegradeChange as Change,
  listedAtMost,
  type RegradePreview as Preview,
  previewRegrading,
} from "./preview.ts";
import * as contract from "./regrading.contract.ts";
import { mayReadRegrading, regradingFacts } from "./regrading.policy.ts";
import { RegradingInput } from "./regrading.rules.ts";
import { regradeAnswers } from "./regrading.ts";

const RegradeChange = builder.objectRef<Change>("RegradeChange").implement({
  description: "An attempt whose result would change.",
  authScopes: { signedIn: true },
  fields: (t) => ({
    attempt: t.expose("attempt", { type: Attempt, description: "The attempt as it is now." }),
    before: t.expose("before", { type: Grade, description: "Result of the attempt now." }),
    after: t.expose("after", { type: Grade, description: "Result of the attempt after the regrading." }),
  }),
});

const RegradePreview = builder.objectRef<Preview>("RegradePreview").implement({
  description: "Changes that regrading responses to earlier revisions by the current one would make.",
  authScopes: { signedIn: true },
  fields: (t) => ({
    ...fieldsOf(t, contract.RegradePreview, { without: ["changes"] }),
    changes: t.expose("changes", {
      type: [RegradeChange],
      description: `Newest attempts whose result would change, at most ${listedAtMost}.`,
      complexity: { field: 1, multiplier: listedAtMost },
    }),
  }),
});

const Regrading = builder.prismaNode("Regrading", {
  id: { field: "id" },
  ...guardedBy(mayReadRegrading),
  description: "A regrading of responses to earlier revisions by a later one.",
  include: regradingFacts,
  fields: (t) => ({
    key: t.exposeString("id", { description: "The id as used in REST." }),
    ...fieldsOf(t, contract.Regrading, { without: ["id", "contentId", "isOver"] }),
    isOver: t.boolean({
      description: contract.Regrading.shape.isOver.description ?? "",
      select: { doneAt: true },
      resolve: ({ doneAt }) => doneAt !== null,
    }),
  }),
});

builder.prismaObjectFields(Content, (t) => ({
  regradePreview: t.field({
    type: RegradePreview,
    ...ownersOnly("results:read")(
      "Changes that regrading responses to earlier revisions would make. Null if no response would be graded differently.",
    ),
    complexity: { field: costOf.counting, multiplier: 1 },
    args: {
      edit: t.arg({
        type: UpdateContentInput,
        description: "Changes to the item. If set, previews a regrading by the revision that they would make.",
      }),
    },
    resolve: (content, { edit }, { platform, viewer }) =>
      previewRegrading(platform, viewer, content, edit && editOf(edit)),
  }),
  regradings: t.prismaConnection(
    {
      type: Regrading,
      ...ownersOnly("results:read")("Regradings, newest first; at most 100 per page."),
      cursor: "id",
      resolve: (query, { id: contentId }, _args, { platform }) =>
        platform.db.regrading.findMany({ ...query, ...pageById(query, "desc", { contentId }) }),
    },
    { name: "ContentRegradingsConnection" },
    { name: "ContentRegradingsConnectionEdge" },
  ),
}));

const RegradeAnswersInput = inputOf(RegradingInput, {
  name: "RegradeAnswers",
  description: "The item to regrade, and the reason given to participants.",
  fields: (t) => ({
    ...keyed(t),
    contentId: t.globalID(ownItem),
  }),
});

builder.mutationField("regradeAnswers", (t) =>
  t.prismaField({
    type: Regrading,
    description:
      "Regrades the responses to earlier revisions of one of your items by the current one, in the background if there are many. Each attempt keeps its previous result; figures are updated. CONFLICT if no response would be graded differently.",
    ...forSignedIn(gives("The regrading, which has started.")),
    args: { input: t.arg({ type: RegradeAnswersInput, required: true, description: "The regrading to start." }) },
    resolve: async (query, _root, { input: { contentId, idempotencyKey, ...input } }, { platform, viewer }) => {
      const { id } = await regradeAnswers(platform, viewer, contentId.id, input, idempotencyKey);
      return reload(platform.db.regrading, query, id);
    },
  }),
);
