import { SkillLevel } from "../content/content.rules.ts";
import type { RenderedLevel } from "../content/rich/rendered.shared.ts";
import { builder } from "../platform/graphql/builder.ts";
import type { LevelStep, SkillResult } from "./receipt.shared.ts";

const levelText = (name: keyof typeof SkillLevel.shape) => SkillLevel.shape[name].description ?? "";

/** Descriptions that an attempt and its receipt share. */
export const skillScore = "The score of an assessment in its scale, with at most two decimals.";
export const notSkill = "Null for quizzes and surveys.";

const Step = builder.objectRef<LevelStep>("LevelStep").implement({
  description: "A level of an item, with whether it was reached.",
  authScopes: { public: true },
  fields: (t) => ({
    name: t.exposeString("name", { description: "Name of the level." }),
    from: t.exposeFloat("from", {
      description: "Lowest score of the level; any score reaches the lowest level.",
    }),
    isReached: t.exposeBoolean("isReached", { description: "Whether it is the participant's level." }),
  }),
});

const LevelHtml = builder.objectRef<RenderedLevel>("LevelHtml").implement({
  description: "Texts of a level as HTML with a fixed list of elements, made by the service.",
  authScopes: { public: true },
  fields: (t) => ({
    description: t.exposeString("description", { description: levelText("description") }),
    encouragingMessage: t.exposeString("encouragingMessage", { description: levelText("encouragingMessage") }),
    followUpContent: t.exposeString("followUpContent", {
      nullable: true,
      description: `${levelText("followUpContent")} Null without any.`,
    }),
  }),
});

export const SkillResultType = builder.objectRef<SkillResult>("SkillResult").implement({
  description: "The level that a participant reached.",
  authScopes: { public: true },
  fields: (t) => ({
    skillLevel: t.exposeString("skillLevel", { description: "Name of the level reached." }),
    description: t.exposeString("description", { description: levelText("description") }),
    encouragingMessage: t.exposeString("encouragingMessage", { description: levelText("encouragingMessage") }),
    followUpContent: t.exposeString("followUpContent", {
      nullable: true,
      description: `${levelText("followUpContent")} Null without any.`,
    }),
    skillScore: t.exposeString("skillScore", {
      nullable: true,
      description: `${skillScore} Null if there is none.`,
    }),
    html: t.field({
      type: LevelHtml,
      nullable: true,
      description: "Texts as HTML; null if they are plain.",
      resolve: ({ html }) => html,
    }),
    untranslated: t.stringList({
      description:
        "Places of texts that the translation shows in the original language, such as `skillLevel` and `levels.1.name`; empty without a translation.",
      resolve: ({ untranslated }) => untranslated ?? [],
    }),
    levels: t.field({
      type: [Step],
      description: "All levels of the item, lowest first.",
      resolve: ({ levels }) => levels,
    }),
  }),
});
