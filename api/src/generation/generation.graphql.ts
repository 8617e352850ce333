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
import { Evidence } from "../content/question/evidence.ts";
import type { Anchor } from "../extractive/source.ts";
import { invalid } from "../platform/errors.ts";
import { builder } from "../platform/graphql/builder.ts";
import { forSignedIn, gives } from "../platform/graphql/descriptions.ts";
import { present } from "../platform/graphql/selection.ts";
import { enumOf } from "../platform/shape/enum.ts";
import type { FieldBuilder } from "../platform/shape/input.ts";
import { objectOf } from "../platform/shape/object.ts";
import { keyDescription } from "../platform/work/idempotency.ts";
import { type Generated, generateContent } from "./generate.ts";
import type { Origin } from "./generation.rules.ts";
import type { Usage } from "./generator.ts";
import { generatedBy } from "./running.ts";
import { passageUrl } from "./source/passage-url.ts";
import type { AnswerWish as Wish } from "./types.shared.ts";
import { draftUsage } from "./usage.ts";
import { hasModel } from "./writing.ts";

const Drafter = enumOf("Drafter", "Writer of the first version of the questions.", {
  model: "A language model.",
  extractive: "The source's own sentences, without AI.",
});

const DraftUsage = builder.objectRef<Usage>("DraftUsage").implement({
  description: "Tokens and cost of a model's draft, including its check.",
  authScopes: { public: true },
  fields: (t) => ({
    inputTokens: t.exposeInt("inputTokens", { description: "Tokens that the model read." }),
    outputTokens: t.exposeInt("outputTokens", { description: "Tokens that the model wrote." }),
    cost: t.exposeFloat("cost", {
      nullable: true,
      description: "Cost in US dollars; null if the operator of the service set no price.",
    }),
  }),
});

builder.prismaObjectFields(Content, (t) => ({
  draftedBy: t.field({
    type: Drafter,
    ...ownersAndAdmins("Writer of the first version of the questions; null if a person wrote it."),
    resolve: ({ draftedBy }) => draftedBy,
  }),
  sourceUrl: t.exposeString("sourceUrl", ownersAndAdmins("The link that the item was made from; null without one.")),
  draftUsage: t.field({
    type: DraftUsage,
    ...ownersAndAdmins(
      "Tokens and cost of the model's draft of the item; null if no model wrote it, and after 30 days.",
    ),
    resolve: (content, _args, { platform }) => draftUsage(platform, content),
  }),
}));

interface ShownAnchor {
  anchor: Anchor;
  passage: string | null;
  /** The link of the only source. */
  sourceUrl: string | null;
}

export const shownAnchor = (anchor: Anchor | null, passage: string | null, sourceUrl: string | null) =>
  anchor && { anchor, passage, sourceUrl: anchor.source ? anchor.source.url : sourceUrl };

export const PassageAnchor = builder.objectRef<ShownAnchor>("PassageAnchor").implement({
  description: "Position of a passage in its source; one of paragraph, page, slide and second is set.",
  authScopes: { public: true },
  fields: (t) => ({
    paragraph: t.int({
      nullable: true,
      description: "The paragraph of a text or web page, from 1; null for other sources.",
      resolve: ({ anchor }) => (anchor.kind === "paragraph" ? anchor.paragraph : null),
    }),
    page: t.int({
      nullable: true,
      description: "The page of a PDF, from 1; null for other sources.",
      resolve: ({ anchor }) => (anchor.kind === "page" ? anchor.page : null),
    }),
    slide: t.int({
      nullable: true,
      description: "The slide of a presentation, from 1; null for other sources.",
      resolve: ({ anchor }) => (anchor.kind === "slide" ? anchor.slide : null),
    }),
    second: t.int({
      nullable: true,
      description: "Seconds from the start of a video; null for other sources.",
      resolve: ({ anchor }) => (anchor.kind === "second" ? anchor.second : null),
    }),
    url: t.string({
      nullable: true,
      description: "Link to the passage in its source; null for sources without a link.",
      resolve: ({ anchor, passage, sourceUrl }) => passageUrl(sourceUrl, anchor, passage),
    }),
    sourceTitle: t.string({
      nullable: true,
      description: "Title of the source, if there are several; otherwise null.",
      resolve: ({ anchor }) => anchor.source?.title ?? null,
    }),
  }),
});

enumOf("QuestionLevel", "Skill that answering a question takes.", {
  remember: "Remembering what is in the source.",
  understand: "Understanding how things in the source are related.",
  apply: "Applying the source to a case.",
});

const QuestionEvidence = objectOf(Evidence);

builder.prismaObjectFields(Question, (t) => ({
  evidence: t.expose("evidence", {
    type: QuestionEvidence,
    ...keyHoldersOnly(
      "Result of checking the question; null if it was not generated, or if its text, options or key were edited since.",
    ),
  }),
  passage: t.exposeString("passage", {
    ...keyHoldersOnly(
      "Passage of the source that the question comes from, word for word; null without a source. Participants read it with the explanation, after they have submitted.",
    ),
  }),
  passageAnchor: t.field({
    type: PassageAnchor,
    ...keyHoldersOnly("Position of the passage in its source; null without one."),
    select: { passage: true, passageAnchor: true, content: { select: { sourceUrl: true } } },
    resolve: ({ passageAnchor, passage, content }) => shownAnchor(passageAnchor, passage, content.sourceUrl),
  }),
}));

const PdfSourceInput = builder.inputType("PdfSourceInput", {
  description: "A PDF that was uploaded before.",
  fields: (t) => ({
    path: t.string({ required: true, description: "The path that the upload returned." }),
    fileName: t.string({ description: "Name of the file, used for the title of the item if no title is given." }),
    pages: t.string({ description: "The pages to read, such as 12-40 or 12; all by default." }),
  }),
});

export const GenerationSourceInput = builder.inputType("GenerationSourceInput", {
  description: "Source of the questions: exactly one of these fields.",
  isOneOf: true,
  fields: (t) => ({
    topic: t.string({ description: "A topic or a description, for a language model." }),
    link: t.string({ description: "A web page, or a video on YouTube with captions." }),
    pdf: t.field({ type: PdfSourceInput, description: "A PDF that was uploaded before." }),
    text: t.string({ description: "A pasted text, such as a transcript." }),
  }),
});

export const AnswerWish = enumOf<Wish>("QuestionAnswers", "Ways to answer the questions of a quiz.", {
  choices: "Options to choose from.",
  mixed: "Options to choose from and typed answers.",
  typed: "Typed answers.",
});

export const orderWords = {
  more: "Up to four further sources, topics excepted.",
  answers: "The same as questionTypes in a word, for quizzes; CHOICES by default.",
  difficulty: "The difficulty of a quiz; MEDIUM by default.",
  pages: "The pages to read of a PDF behind a link, such as 12-40 or 12; all by default.",
  sourceUrl: "Link that a pasted text comes from, such as the link of a video.",
};

/** The fields of an order. */
export const orderFields = (t: FieldBuilder) => ({
  idempotencyKey: t.string({ description: keyDescription }),
  kind: t.field({ type: ContentKind, required: true, description: "The kind of the item." }),
  source: t.field({ type: GenerationSourceInput, required: true, description: "Source of the questions." }),
  more: t.field({ type: [GenerationSourceInput], description: orderWords.more }),
  title: t.string({ description: "The title; where it may be omitted, the source provides one." }),
  description: t.string({ description: "Topic of a survey from a PDF." }),
  questionCount: t.int({
    description: "The number of questions of the item; its bounds depend on kind and source.",
  }),
  questionTypes: t.field({
    type: [QuestionType],
    description:
      "The types that questions may have. By default, participants choose one option in quizzes and assessments, and one or several in surveys. Other types, which need a language model, are MULTI_SELECT, TEXT and NUMBER in quizzes, SCALE and TEXT in surveys, and SCALE in assessments.",
  }),
  answers: t.field({ type: AnswerWish, description: orderWords.answers }),
  difficulty: t.field({ type: Difficulty, description: orderWords.difficulty }),
  showResultsToTakers: t.boolean({
    description: "Whether participants see their result once they have submitted; false by default.",
  }),
  pages: t.string({ description: orderWords.pages }),
  sourceUrl: t.string({ description: orderWords.sourceUrl }),
  language: t.string({ description: "Language to write in (BCP 47); by default the source's." }),
  audience: t.string({ description: "Intended audience, at most 200 characters." }),
  focus: t.string({ description: "Main focus of the questions, at most 200 characters." }),
  sections: t.stringList({ description: "Headings of the source to ask about; the whole source by default." }),
});

const GenerateContentInput = builder.inputType("GenerateContentInput", {
  description: "The item to create, and its source.",
  fields: (t) => ({
    ...orderFields(t),
    progressId: t.string({
      description:
        "Id chosen by the client, to watch the generation with generationProgress, and to find it among the viewer's generations.",
    }),
  }),
});

export const GeneratedContent = builder.objectRef<Generated>("GeneratedContent").implement({
  description: "A new item, and notes for its creator.",
  authScopes: { signedIn: true },
  fields: (t) => ({
    content: t.field({ type: Content, description: "The new item.", resolve: ({ content }) => content }),
    notices: t.exposeStringList("notices", {
      description: "Notes for the creator to read before sharing the item; may be empty.",
    }),
  }),
});

builder.mutationField("generateContent", (t) =>
  t.field({
    type: GeneratedContent,
    ...forSignedIn(gives("The new item, and notes for its creator.")),
    description:
      "Creates an item from a topic, a link, a PDF or a text. With a progressId, the generation continues after the connection closes, until it is done or endGeneration stops it; without one, closing the connection stops it, and nothing is stored.",
    args: {
      input: t.arg({ type: GenerateContentInput, required: true, description: "The item to create, and its source." }),
    },
    resolve: (_root, { input: { progressId, ...input } }, { platform, viewer, disconnected }) => {
      const { given, ...request } = orderIn(input);
      return generateContent(platform, viewer, { ...request, progressId, disconnected }, given);
    },
  }),
);

type SentSource = typeof GenerationSourceInput.$inferInput;

interface OrderInput {
  kind: Kind;
  source: SentSource;
  more?: readonly SentSource[] | null | undefined;
  idempotencyKey?: string | null | undefined;
}

/** An order in the names of the domain. */
export function orderIn({ kind, source, more, idempotencyKey: key, ...rest }: OrderInput) {
  const { origin, fields } = placeOf(kind, source);
  const given = {
    ...present({ ...rest, ...fields }),
    ...(more?.length && { more: furtherPlaces(kind, origin, more) }),
  };
  return { kind, origin, key, given };
}

function furtherPlaces(kind: Kind, origin: Origin, more: readonly SentSource[]): object[] {
  if (origin === "topic" || more.some(({ topic }) => topic != null))
    throw invalid("more", "A topic cannot be combined with other sources");
  return more.map((one) => placeOf(kind, one).fields);
}

function placeOf(kind: Kind, { topic, link, pdf, text }: SentSource): { origin: Origin; fields: object } {
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
      "The item that the viewer's generateContent with this idempotencyKey created within the last day; null if it created none, or not yet.",
    args: {
      idempotencyKey: t.arg.string({ required: true, description: "The idempotencyKey given to generateContent." }),
    },
    resolve: (_root, { idempotencyKey }, { platform, viewer }) => generatedBy(platform, viewer, idempotencyKey),
  }),
);
