import { builder } from "../../platform/graphql/builder.ts";
import { gives, givesContent } from "../../platform/graphql/descriptions.ts";
import { globalId, rawId } from "../../platform/graphql/ids.ts";
import { present } from "../../platform/graphql/present.ts";
import { reload } from "../../platform/graphql/selection.ts";
import { keyDescription } from "../../platform/work/idempotency.ts";
import { Content } from "../content.graphql.ts";
import { createAssessment, createQuiz, createSurvey, deleteContent, duplicateContent } from "../content.ts";
import { trashDays } from "../trash/trash.shared.ts";
import { updateContent } from "./edit.ts";
import { CreateAssessmentInput, CreateQuizInput, CreateSurveyInput, UpdateContentInput } from "./input.graphql.ts";

const creations = {
  createQuiz: [CreateQuizInput, createQuiz, "Makes a quiz: questions with one right answer each."],
  createSurvey: [CreateSurveyInput, createSurvey, "Makes a survey: questions without right answers."],
  createAssessment: [
    CreateAssessmentInput,
    createAssessment,
    "Makes a skill assessment: weighted options whose score leads to a level.",
  ],
} as const;

for (const [name, [Input, create, description]] of Object.entries(creations)) {
  builder.mutationField(name, (t) =>
    t.prismaField({
      type: Content,
      description,
      errors: gives("The new item."),
      authScopes: { signedIn: true },
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
    description: "Saves changes to one's own item; what is left out stays. Answers given before keep what they saw.",
    errors: givesContent,
    authScopes: { signedIn: true },
    args: {
      id: t.arg.globalID({ for: Content, required: true, description: "The global id of one's own item." }),
      input: t.arg({ type: UpdateContentInput, required: true, description: "The changes; what is left out stays." }),
    },
    resolve: async (query, _root, { id, input: { questions, idempotencyKey, ...input } }, { platform, viewer }) => {
      const edit = {
        ...present(input),
        ...(questions && {
          questions: questions.map(({ id, sameAs, ...question }) => ({
            id: id && rawId("Question", id),
            sameAs: sameAs && rawId("Question", sameAs),
            ...question,
          })),
        }),
      };
      await updateContent(platform, viewer, id.id, edit, undefined, idempotencyKey);
      return reload(platform.db.content, query, id.id);
    },
  }),
);

builder.mutationField("duplicateContent", (t) =>
  t.prismaField({
    type: Content,
    description: "Copies one's own item, without its answers.",
    errors: gives("The copy."),
    authScopes: { signedIn: true },
    args: {
      id: t.arg.globalID({ for: Content, required: true, description: "The global id of one's own item." }),
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
    description: `Puts one's own item in the trash with all its answers, for ${trashDays} days, and gives back its id.`,
    errors: gives("The global id of the deleted item."),
    authScopes: { signedIn: true },
    args: {
      id: t.arg.globalID({ for: Content, required: true, description: "The global id of one's own item." }),
      idempotencyKey: t.arg.string({ description: keyDescription }),
    },
    resolve: async (_root, { id, idempotencyKey }, { platform, viewer }) => {
      await deleteContent(platform, viewer, id.id, undefined, idempotencyKey);
      return globalId("Content", id.id);
    },
  }),
);
