import { z } from "zod";
import { difficulties, type Kind, kindNames, kinds, limits } from "../content/content.shared.ts";
import { firstOf, trimmed } from "../platform/shared/characters.shared.ts";
import { languageTag } from "../platform/shared/language.rules.ts";
import { optionalText, requiredText, text, writing } from "../platform/shared/text.rules.ts";
import { isWebAddress } from "../platform/shared/web-address.shared.ts";
import { draftingLimits } from "./drafting/drafting.shared.ts";
import { pageRange } from "./pages.shared.ts";
import { answerWishes, noTypeChosen, usualTypes, writtenTypes } from "./types.shared.ts";

/** Sources of questions. `text` is pasted, such as a transcript. */
export const origins = ["topic", "link", "pdf", "text"] as const;
export type Origin = (typeof origins)[number];

interface Count {
  min: number;
  max: number;
  default: number;
  choices: readonly number[];
}

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);
const count = (min: number, max: number, initial: number, choices = range(min, max)): Count => ({
  min,
  max,
  default: initial,
  choices,
});

const fromQuizLink = count(5, 20, 10);
const fromSurveyLink = count(5, 20, 10, [5, 8, 10, 12, 15, 20]);
const fromAssessmentLink = count(3, 15, 5);

export const questionCounts: Record<Kind, Record<Origin, Count>> = {
  QUIZ: {
    topic: count(3, 15, 8),
    link: fromQuizLink,
    pdf: count(5, 20, 10, [...range(5, 10), 12, 15, 20]),
    text: fromQuizLink,
  },
  SURVEY: {
    topic: count(3, 15, 5, [...range(3, 10), 12, 15]),
    link: fromSurveyLink,
    pdf: count(3, 15, 8, [...range(3, 8), 10, 12, 15]),
    text: fromSurveyLink,
  },
  ASSESSMENT: {
    topic: count(3, 20, 5),
    link: fromAssessmentLink,
    pdf: count(3, 15, 5),
    text: fromAssessmentLink,
  },
};

const questionCount = ({ min, max, default: initial }: Count) =>
  z
    .number("Choose how many questions")
    .int("Choose how many questions")
    .min(min, `Minimum ${min} questions`)
    .max(max, `Maximum ${max} questions`)
    .default(initial);

const titled = { example: "Rivers of Europe" };
const title = requiredText("Title is required", limits.title, "Title is too long").meta(titled);
const optionalTitle = optionalText(limits.title, "Title is too long").meta(titled);
const typesWished = <K extends Kind>(kind: K) =>
  z
    .array(z.enum(writtenTypes[kind] as readonly (typeof writtenTypes)[K][number][]))
    .min(1, noTypeChosen)
    .max(writtenTypes[kind].length, "Choose each kind of question once")
    .optional()
    .meta({
      description: `Types of questions; \`${usualTypes[kind].join("` and `")}\` by default. ${kind === "QUIZ" ? "Types other than `number` and `text` need" : "Other types need"} a language model.`,
      example: [...usualTypes[kind]],
    });
/** Question types that can be requested, by kind. */
export const typeWishes = {
  QUIZ: typesWished("QUIZ"),
  SURVEY: typesWished("SURVEY"),
  ASSESSMENT: typesWished("ASSESSMENT"),
};

/** Optional preferences of each order. */
export const wishes = {
  language: languageTag.meta({
    description: "Language to write in (BCP 47); by default the source's.",
    example: null,
  }),
  audience: optionalText(draftingLimits.wish).meta({
    description: "Intended audience.",
    example: "Pupils of the seventh grade",
  }),
  focus: optionalText(draftingLimits.wish).meta({ description: "Main focus of the questions.", example: "Causes" }),
  sections: z
    .array(text(1000))
    .max(draftingLimits.sections, `Maximum ${draftingLimits.sections} sections`)
    .default([])
    .meta({ description: "Headings of the source to ask about; empty for all.", example: [] }),
};
const showResultsToTakers = z.boolean().default(false);
export const answers = z.enum(answerWishes).optional().meta({
  description: "`questionTypes` in a word: options to choose from (the default), typed answers, or both.",
  example: "choices",
});
const ofQuiz = {
  questionTypes: typeWishes.QUIZ,
  answers,
  difficulty: z.enum(difficulties).default("medium"),
  showResultsToTakers,
  ...wishes,
};
const ofSurvey = { questionTypes: typeWishes.SURVEY, showResultsToTakers, ...wishes };
// Generated assessments always show results, so they have no such setting.
const ofAssessment = { questionTypes: typeWishes.ASSESSMENT, ...wishes };

const described = (tooShort: string) =>
  writing(limits.description, "Description is too long", tooShort)
    .refine((value) => trimmed(value).length >= 10, tooShort)
    .meta({ example: "The longest rivers of Europe, for a school class" });

const linkRule = (missing: string, malformed: string) =>
  text(2048, malformed, missing)
    .trim()
    .min(1, missing)
    .pipe(z.url({ protocol: /^https?$/, error: malformed }).refine(isWebAddress, malformed))
    .meta({ example: "https://example.com/rivers" });
const url = linkRule("Please enter a valid URL", "Please enter a valid URL");

/** Characters of a pasted text: about two hours of speech. */
const longestText = 100_000;
const pasted = {
  text: requiredText("Please paste a text", longestText, "The text is too long: please paste a part of it"),
  sourceUrl: url.nullish(),
};

/** A source of any kind. */
export const sourceFields = {
  url: url.nullish(),
  ...pasted,
  text: pasted.text.nullish(),
  pdfPath: text(2048).nullish(),
};

export const uploads = {
  maxBytes: 10_485_760,
  tooLarge: "File too large: Please select a PDF file smaller than 10MB.",
  notPdf: "Invalid file type: Please select a PDF file.",
};

/** Files that are read besides PDFs: their extensions, and the types they are sent with. */
export const documentTypes = {
  docx: ["application/vnd.openxmlformats-officedocument.wordprocessingml.document"],
  pptx: ["application/vnd.openxmlformats-officedocument.presentationml.presentation"],
  epub: ["application/epub+zip"],
  md: ["text/markdown", "text/x-markdown"],
  vtt: ["text/vtt"],
  srt: ["application/x-subrip", "text/srt"],
} as const;

const someOf = optionalText(20).refine(
  (text) => text === null || pageRange(text) !== null,
  "Please enter pages such as 12-40",
);

/** Pages of a PDF. */
export const pages = someOf.meta({
  description: "The pages to read of a PDF, such as 12-40 or 12; all by default.",
  example: "12-40",
});

/** The link in the examples does not lead to a PDF. */
const linkPages = someOf.meta({
  description: "The pages to read of a PDF behind the link, such as 12-40 or 12; all by default.",
  example: null,
});

const pdf = (missing: string) => ({
  pdfPath: requiredText(missing, 2048).meta({
    description: "The `pdfPath` that the upload returned.",
    example: "/api/pdfs/objects/019a2b3c-4d5e-7f60-8a1b-2c3d4e5f6071",
  }),
  fileName: optionalText(255).meta({ example: "rivers.pdf" }),
  pages,
  more,
});
/** A further source. Like the first one, but of any kind. */
const MoreSource = z
  .object({ ...sourceFields, fileName: optionalText(255), pages: someOf })
  .refine(
    ({ url, pdfPath, text }) => [url, pdfPath, text].filter((place) => place != null).length === 1,
    "Name one source: url, pdfPath or text",
  )
  .meta({
    id: "MoreSource",
    description: "A further source: a `url`, a `pdfPath` or a `text`.",
    example: { text: "Rivers flow into seas." },
  });

export type MoreSource = z.output<typeof MoreSource>;

const mostSources = 5;

/** Further sources of the same questions. */
export const more = z
  .array(MoreSource)
  .max(mostSources - 1, `Maximum ${mostSources} sources`)
  .optional()
  .meta({ description: "Further sources, up to four.", example: [] });

const pdfRequired = "Please upload a PDF document first";
const pdfDescription = optionalText(500, "Description is too long").meta({ example: "For a school class" });

const counted = (kind: Kind, origin: Origin) => questionCount(questionCounts[kind][origin]);

export const AiQuiz = z.object({
  title,
  topic: described("Topic description must be at least 10 characters"),
  questionCount: counted("QUIZ", "topic"),
  ...ofQuiz,
});

export const PromptQuiz = z.object({
  prompt: requiredText("Please describe the topic", limits.description),
  title: optionalTitle,
  questionCount: questionCount(count(3, 20, 5)),
  ...ofQuiz,
});

const quizFromText = { title: optionalTitle, questionCount: counted("QUIZ", "link"), more, ...ofQuiz };
export const LinkQuiz = z.object({ url, pages: linkPages, ...quizFromText });
const TextQuiz = z.object({ ...pasted, ...quizFromText });

export const PdfQuiz = z.object({ title, questionCount: counted("QUIZ", "pdf"), ...ofQuiz, ...pdf(pdfRequired) });

export const AiSurvey = z.object({
  title,
  description: described("Description must be at least 10 characters"),
  questionCount: counted("SURVEY", "topic"),
  ...ofSurvey,
});

const surveyFromText = { title: optionalTitle, questionCount: counted("SURVEY", "link"), more, ...ofSurvey };
export const LinkSurvey = z.object({ url, pages: linkPages, ...surveyFromText });
const TextSurvey = z.object({ ...pasted, ...surveyFromText });

export const PdfSurvey = z.object({
  title,
  description: pdfDescription,
  questionCount: counted("SURVEY", "pdf"),
  ...ofSurvey,
  ...pdf(pdfRequired),
});

const AiAssessment = z.object({
  title: optionalTitle,
  topic: requiredText("Please enter a topic for your assessment.", limits.description),
  questionCount: counted("ASSESSMENT", "topic"),
  ...ofAssessment,
});

const assessmentFromText = {
  title: optionalTitle,
  questionCount: counted("ASSESSMENT", "link"),
  more,
  ...ofAssessment,
};
const LinkAssessment = z.object({
  url: linkRule("Missing URL", "Please enter a valid URL (including http:// or https://)"),
  pages: linkPages,
  ...assessmentFromText,
});
const TextAssessment = z.object({ ...pasted, ...assessmentFromText });

const PdfAssessment = z.object({
  title: optionalTitle,
  questionCount: counted("ASSESSMENT", "pdf"),
  ...ofAssessment,
  ...pdf("Missing File"),
});

export const builders = {
  QUIZ: { topic: AiQuiz, link: LinkQuiz, pdf: PdfQuiz, text: TextQuiz },
  SURVEY: { topic: AiSurvey, link: LinkSurvey, pdf: PdfSurvey, text: TextSurvey },
  ASSESSMENT: { topic: AiAssessment, link: LinkAssessment, pdf: PdfAssessment, text: TextAssessment },
} as const satisfies Record<Kind, Record<Origin, z.ZodType>>;

/** An order of any kind and origin, whose other fields depend on both. */
export const AnyForm = z.looseObject({ kind: z.enum(kinds), origin: z.enum(origins) });

export const titleOfFile = (kind: Kind, fileName: string): string =>
  firstOf(
    `${kindNames[kind]}: ${fileName
      .replace(/\.(?:pdf|docx|pptx|epub|md|vtt|srt)$/i, "")
      .replace(/[_-]+/g, " ")
      .trim()}`,
    limits.title,
  );
