import { levelText } from "../content/content.graphql.ts";
import type { RenderedLevel } from "../content/rich/rendered.shared.ts";
import { builder } from "../platform/graphql/builder.ts";
import type { LevelStep, SkillResult } from "./receipt.shared.ts";

/** Descriptions that an attempt and its receipt share. */
export const skillScore = "The score of an assessment in its scale, with at most two decimals.";
export const notSkill = "Null for quizzes and surveys.";

const Step = builder.objectRef<LevelStep>("LevelStep").implement({
  description: "A level among the others of its item.",
  authScopes: { public: true },
  fields: (t) => ({
    name: t.exposeString("name", { description: "The level as takers and results call it." }),
    from: t.exposeFloat("from", {
      description: "The lowest score that reaches it; for the lowest level every score does.",
    }),
    isReached: t.exposeBoolean("isReached", { description: "Whether it is the taker's." }),
  }),
});

const LevelHtml = builder.objectRef<RenderedLevel>("LevelHtml").implement({
  description: "The texts of a level as they are shown: HTML of a fixed list of elements, made by the service.",
  authScopes: { public: true },
  fields: (t) => ({
    description: t.exposeString("description", { description: levelText.description }),
    encouragingMessage: t.exposeString("encouragingMessage", { description: levelText.encouragingMessage }),
    followUpContent: t.exposeString("followUpContent", {
      nullable: true,
      description: `${levelText.followUpContent} Null without any.`,
    }),
  }),
});

export const SkillResultType = builder.objectRef<SkillResult>("SkillResult").implement({
  description: "The level a taker has reached.",
  authScopes: { public: true },
  fields: (t) => ({
    skillLevel: t.exposeString("skillLevel", { description: "The name of the level that was reached." }),
    description: t.exposeString("description", { description: levelText.description }),
    encouragingMessage: t.exposeString("encouragingMessage", { description: levelText.encouragingMessage }),
    followUpContent: t.exposeString("followUpContent", {
      nullable: true,
      description: `${levelText.followUpContent} Null without any.`,
    }),
    skillScore: t.exposeString("skillScore", {
      nullable: true,
      description: `${skillScore} Null where it has none.`,
    }),
    html: t.field({
      type: LevelHtml,
      nullable: true,
      description: "Its texts as they are shown; null where they are plain.",
      resolve: ({ html }) => html,
    }),
    untranslated: t.stringList({
      description:
        "In a translation, which of these texts are those of the original: `skillLevel`, `levels.1.name`; otherwise empty.",
      resolve: ({ untranslated }) => untranslated ?? [],
    }),
    levels: t.field({
      type: [Step],
      description: "All levels of the item, the lowest first.",
      resolve: ({ levels }) => levels,
    }),
  }),
});
