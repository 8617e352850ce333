import { builder } from "../../platform/graphql/builder.ts";
import { forSignedIn, gives, givesContent } from "../../platform/graphql/descriptions.ts";
import { globalId, rawId } from "../../platform/graphql/ids.ts";
import { present, reload } from "../../platform/graphql/selection.ts";
import { keyDescription } from "../../platform/work/idempotency.ts";
import { Content, ownItem } from "../content.graphql.ts";
import { createAssessment, createQuiz, createSurvey } from "../create/create.ts";
import { duplicateContent } from "../create/duplicate.ts";
import { deleteContent } from "../trash/delete.ts";
import { trashDays } from "../trash/trash.shared.ts";
import { updateContent } from "./edit.ts";
import {
  CreateAssessmentInput,
  CreateQuizInput,
  CreateSurveyInput,
  editOf,
  UpdateContentInput,
} from "./input.graphql.ts";

const creations = {
  createQuiz: [CreateQuizInput, createQuiz, "Creates a quiz: questions with correct answers."],
  createSurvey: [CreateSurveyInput, createSurvey, "Creates a survey: questions without correct answers."],
  createAssessment: [
    CreateAssessmentInput,
    createAssessment,
    "Creates a skill assessment: questions with weighted options. The score determines a level.",
  ],
} as const;

for (const [name, [Input, create, description]] of Object.entries(creations)) {
  builder.mutationField(name, (t) =>
    t.prismaField({
      type: Content,
      description,
      ...forSignedIn(gives("The new item.")),
      args: { input: t.arg({ type: Input, required: true, description: "The new item." }) },
      resolve: async (query, _root, { input }, { platform, viewer }) => {
        const { idempotencyKey, translationsFrom, ...fields } = input;
        const from = translationsFrom && rawId("Content", translationsFrom);
        const { id } = await create(platform, viewer, present({ ...fields, translationsFrom: from }), idempotencyKey);
        return reload(platform.db.content, query, id);
      },
    }),
  );
}

builder.mutationField("updateContent", (t) =>
  t.prismaField({
    type: Content,
    description:
      "Saves changes to one of your items. Omitted fields stay unchanged. Earlier responses keep the questions that their participants saw.",
    ...forSignedIn(givesContent),
    args: {
      id: t.arg.globalID(ownItem),
      input: t.arg({
        type: UpdateContentInput,
        required: true,
        description: "Changes to the item. Omitted fields stay unchanged.",
      }),
    },
    resolve: async (query, _root, { id, input }, { platform, viewer }) => {
      await updateContent(platform, viewer, id.id, editOf(input), undefined, input.idempotencyKey);
      return reload(platform.db.content, query, id.id);
    },
  }),
);

builder.mutationField("duplicateContent", (t) =>
  t.prismaField({
    type: Content,
    description: "Copies one of your items, without its responses.",
    ...forSignedIn(gives("The copy.")),
    args: {
      id: t.arg.globalID(ownItem),
      idempotencyKey: t.arg.string({ description: keyDescription }),
    },
    resolve: async (query, _root, { id, idempotencyKey }, { platform, viewer }) => {
      const copy = await duplicateContent(platform, viewer, id.id, undefined, idempotencyKey);
      return reload(platform.db.content, query, copy.id);
    },
  }),
);

builder.mutationField("deleteContent", (t) =>
  t.field({
    type: "ID",
    description: `Moves one of your items to the trash with all its responses, for ${trashDays} days, and returns its id.`,
    ...forSignedIn(gives("Global id of the deleted item.")),
    args: {
      id: t.arg.globalID(ownItem),
      idempotencyKey: t.arg.string({ description: keyDescription }),
    },
    resolve: async (_root, { id, idempotencyKey }, { platform, viewer }) => {
      await deleteContent(platform, viewer, id.id, undefined, idempotencyKey);
      return globalId("Content", id.id);
    },
  }),
);
