import { z } from "zod";
import { WholeItem } from "../content/content.contract.ts";
import { ofAccount, promised } from "../platform/rest/operation.ts";
import { AiQuiz, AiSurvey, LinkQuiz, LinkSurvey, PdfQuiz, PdfSurvey, PromptQuiz } from "./generation.rules.ts";

export const notices = z
  .array(z.string())
  .meta({ description: "Notes for the author, such as that fewer questions could be made.", example: [] });

/** The item itself, or the item inside `wrapped` where the specification requires it. */
const generated = (wrapped: string | null) =>
  wrapped ? z.object({ [wrapped]: WholeItem, notices }) : WholeItem.extend({ notices });

const generating = (operationId: string, summary: string, body: z.ZodType, wrapped: string | null = null) =>
  promised({
    ...ofAccount("Generation", "content:write"),
    operationId,
    summary,
    description:
      "Responds when the item is stored, which may take a minute. Closing the connection stops the writing, unless a key was sent.",
    isKeyed: true,
    body,
    answers: { 201: { description: "The item, with its questions.", body: generated(wrapped) } },
    refusals: ["SOURCE_UNREADABLE", "RATE_LIMITED", "GENERATION_FAILED", "GENERATION_UNAVAILABLE"],
  });

export const generateQuiz = generating(
  "generateQuiz",
  "Generate a quiz from a web link or from a prompt",
  z.union([LinkQuiz, PromptQuiz]),
  "quiz",
);
export const generateQuizFromTopic = generating("generateQuizFromTopic", "Generate a quiz from a topic", AiQuiz);
export const generateQuizFromPdf = generating("generateQuizFromPdf", "Generate a quiz from an uploaded PDF", PdfQuiz);
export const generateSurveyFromTopic = generating(
  "generateSurveyFromTopic",
  "Generate a survey from a topic",
  AiSurvey,
);
export const generateSurveyFromLink = generating(
  "generateSurveyFromLink",
  "Generate a survey from a web link",
  LinkSurvey,
  "survey",
);
export const generateSurveyFromPdf = generating(
  "generateSurveyFromPdf",
  "Generate a survey from an uploaded PDF",
  PdfSurvey,
);
