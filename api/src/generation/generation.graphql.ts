import {
  Content,
  ContentKind,
  Difficulty,
  keyHoldersOnly,
  ownersAndAdmins,
  Question,
  QuestionType,
} from "../content/content.graphql.ts";
import type { Kind } from "../content/content.shared.ts";
import type { Evidence } from "../content/question/evidence.ts";
import { invalid } from "../platform/errors.ts";
import { builder } from "../platform/graphql/builder.ts";
import { gives } from "../platform/graphql/descriptions.ts";
import { present } from "../platform/graphql/present.ts";
import { keyDescription } from "../platform/work/idempotency.ts";
import { type Generated, generateContent } from "./generate.ts";
import type { Origin } from "./generation.rules.ts";
import type { Usage } from "./generator.ts";
import { generatedBy } from "./running.ts";
import type { Anchor } from "./source/source.ts";
import { draftUsage } from "./usage.ts";
import { hasModel } from "./writing.ts";

const Drafter = builder.enumType("Drafter", {
  description: "What wrote the first version of the questions.",
  values: {
    MODEL: { value: "model", description: "A language model." },
    EXTRACTIVE: { value: "extractive", description: "The source's own sentences, without AI." },
  } as const,
});

const DraftUsage = builder.objectRef<Usage>("DraftUsage").implement({
  description: "What a model's draft took, its check included.",
  authScopes: { public: true },
  fields: (t) => ({
    inputTokens: t.exposeInt("inputTokens", { description: "Tokens that the model read." }),
    outputTokens: t.exposeInt("outputTokens", { description: "Tokens that the model wrote." }),
    cost: t.exposeFloat("cost", {
      nullable: true,
      description: "US dollars; null if whoever runs the service set no price.",
    }),
  }),
});

builder.prismaObjectFields(Content, (t) => ({
  draftedBy: t.field({
    type: Drafter,
    ...ownersAndAdmins("What wrote the first version of the questions; null if a person did."),
    resolve: ({ draftedBy }) => draftedBy,
  }),
  sourceUrl: t.exposeString("sourceUrl", ownersAndAdmins("The link it was made from; null without one.")),
  draftUsage: t.field({
    type: DraftUsage,
    ...ownersAndAdmins("What the model's draft of it took; null if no model wrote it, and after 30 days."),
    resolve: (content, _args, { platform }) => draftUsage(platform, content),
  }),
}));

export const PassageAnchor = builder.objectRef<Anchor>("PassageAnchor").implement({
  description: "Where a passage stands in its source; one of the fields is filled.",
  authScopes: { public: true },
  fields: (t) => ({
    paragraph: t.int({
      nullable: true,
      description: "The paragraph of a text or web page, from 1; null for other sources.",
      resolve: (anchor) => (anchor.kind === "paragraph" ? anchor.paragraph : null),
    }),
    page: t.int({
      nullable: true,
      description: "The page of a PDF, from 1; null for other sources.",
      resolve: (anchor) => (anchor.kind === "page" ? anchor.page : null),
    }),
    second: t.int({
      nullable: true,
      description: "Seconds from the start of a video; null for other sources.",
      resolve: (anchor) => (anchor.kind === "second" ? anchor.second : null),
    }),
  }),
});

const QuestionLevel = builder.enumType("QuestionLevel", {
  description: "What it takes to answer a question.",
  values: {
    REMEMBER: { value: "remember", description: "To remember what the source says." },
    UNDERSTAND: { value: "understand", description: "To understand how things of the source hang together." },
    APPLY: { value: "apply", description: "To apply what the source says to a case." },
  } as const,
});

export const QuestionEvidence = builder.objectRef<Evidence>("QuestionEvidence").implement({
  description:
    "What was found when a generated question was checked: a model answered it from its passage, from the source around it, and from nothing.",
  authScopes: { public: true },
  fields: (t) => ({
    answerable: t.exposeBoolean("answerable", {
      nullable: true,
      description: "Whether its passage alone gives the right answer; null if that was not checked.",
    }),
    guessable: t.exposeBoolean("guessable", {
      nullable: true,
      description: "Whether it was answered right without the source; null if that was not checked.",
    }),
    level: t.field({
      type: QuestionLevel,
      nullable: true,
      description: "What it takes to answer it, as its writer says; null if it does not.",
      resolve: ({ level }) => level,
    }),
    section: t.exposeString("section", {
      nullable: true,
      description: "The heading of the source that its passage stands under; null without one.",
    }),
  }),
});

builder.prismaObjectFields(Question, (t) => ({
  evidence: t.expose("evidence", {
    type: QuestionEvidence,
    ...keyHoldersOnly(
      "What was found when it was checked; null when it was not generated, or was edited since: text, options or key.",
    ),
  }),
  passage: t.exposeString("passage", {
    ...keyHoldersOnly(
      "The passage of the source that the question comes from, word for word; null without a source. Takers read it with the explanation, after they handed in.",
    ),
  }),
  passageAnchor: t.expose("passageAnchor", {
    type: PassageAnchor,
    ...keyHoldersOnly("Where the passage stands in its source; null without one."),
  }),
}));

const PdfSourceInput = builder.inputType("PdfSourceInput", {
  description: "A PDF that was uploaded before.",
  fields: (t) => ({
    path: t.string({ required: true, description: "The path that the upload returned." }),
    fileName: t.string({ description: "The name of the file, which titles the item where no title is given." }),
    pages: t.string({ description: "The pages to read, such as 12-40 or 12; all when it is left out." }),
  }),
});

export const GenerationSourceInput = builder.inputType("GenerationSourceInput", {
  description: "What to make questions from: exactly one of these.",
  isOneOf: true,
  fields: (t) => ({
    topic: t.string({ description: "A topic or a description, for a language model." }),
    link: t.string({ description: "A web page, or a video on YouTube with captions." }),
    pdf: t.field({ type: PdfSourceInput, description: "A PDF that was uploaded before." }),
    text: t.string({ description: "A pasted text, a transcript for example." }),
  }),
});

export const questionTypesWish = {
  type: [QuestionType],
  description:
    "The types that questions may have. When it is left out: in quizzes and assessments one option is chosen, in surveys one or several. Others, which need a language model, are MULTI_SELECT, TEXT and NUMBER in quizzes, SCALE and TEXT in surveys, and SCALE in assessments.",
} satisfies { type: [typeof QuestionType]; description: string };

const GenerateContentInput = builder.inputType("GenerateContentInput", {
  description: "The item to be made, and from what.",
  fields: (t) => ({
    idempotencyKey: t.string({ description: keyDescription }),
    kind: t.field({ type: ContentKind, required: true, description: "The kind of the item." }),
    source: t.field({ type: GenerationSourceInput, required: true, description: "What to make questions from." }),
    title: t.string({ description: "The title; where it may be left out, the source gives one." }),
    description: t.string({ description: "What a survey from a PDF is about." }),
    questionCount: t.int({ description: "The number of questions; its bounds depend on kind and source." }),
    questionTypes: t.field(questionTypesWish),
    difficulty: t.field({ type: Difficulty, description: "The difficulty of a quiz; MEDIUM when it is left out." }),
    showResultsToTakers: t.boolean({
      description: "Whether takers see their result once they have submitted; they do not when it is left out.",
    }),
    language: t.string({
      description: "The language to write in, as BCP 47 has it; that of the source when it is left out.",
    }),
    pages: t.string({
      description: "The pages to read of a PDF behind a link, such as 12-40 or 12; all when it is left out.",
    }),
    sourceUrl: t.string({ description: "The address that a pasted text comes from, of a video for example." }),
    progressId: t.string({
      description: "Made by the client, to watch generationProgress by, and to find it again among its generations.",
    }),
  }),
});

export const GeneratedContent = builder.objectRef<Generated>("GeneratedContent").implement({
  description: "A new item, and what its creator should know before sharing it.",
  authScopes: { signedIn: true },
  fields: (t) => ({
    content: t.field({ type: Content, description: "The new item.", resolve: ({ content }) => content }),
    notices: t.exposeStringList("notices", {
      description: "Sentences that its creator should read before sharing it; may be empty.",
    }),
  }),
});

builder.mutationField("generateContent", (t) =>
  t.field({
    type: GeneratedContent,
    errors: gives("The new item, and what to know of it."),
    authScopes: { signedIn: true },
    description:
      "Makes an item from a topic, a link, a PDF or a text. With a progressId it goes on when the asker hangs up, until it is done or endGeneration stops it; without one, hanging up stops it, and then nothing is stored.",
    args: {
      input: t.arg({ type: GenerateContentInput, required: true, description: "The item to be made, and from what." }),
    },
    resolve: (
      _root,
      { input: { kind, source, progressId, idempotencyKey: key, ...rest } },
      { platform, viewer, disconnected },
    ) => {
      const { origin, fields } = sourceFields(kind, source);
      const given = present({ ...rest, ...fields });
      return generateContent(platform, viewer, { kind, origin, progressId, disconnected, key }, given);
    },
  }),
);

/** Maps a source and its fields to the names in the domain. */
export function sourceFields(
  kind: Kind,
  { topic, link, pdf, text }: typeof GenerationSourceInput.$inferInput,
): { origin: Origin; fields: object } {
  if (topic != null) return { origin: "topic", fields: kind === "SURVEY" ? { description: topic } : { topic } };
  if (link != null) return { origin: "link", fields: { url: link } };
  if (pdf) return { origin: "pdf", fields: { pdfPath: pdf.path, fileName: pdf.fileName, pages: pdf.pages } };
  if (text != null) return { origin: "text", fields: { text } };
  throw invalid("source", "Give one source");
}

builder.queryField("hasModel", (t) =>
  t.boolean({
    authScopes: { public: true },
    description:
      "Whether a language model is configured. Without one, links, PDFs and texts are drafted from their own sentences, and topics are refused.",
    resolve: (_root, _args, { platform }) => hasModel(platform),
  }),
);

builder.queryField("generated", (t) =>
  t.field({
    type: GeneratedContent,
    nullable: true,
    authScopes: { signedIn: true },
    description:
      "What the viewer's generateContent with that idempotencyKey made within the last day; null when it made nothing, or not yet.",
    args: {
      idempotencyKey: t.arg.string({ required: true, description: "The idempotencyKey given to generateContent." }),
    },
    resolve: (_root, { idempotencyKey }, { platform, viewer }) => generatedBy(platform, viewer, idempotencyKey),
  }),
);
