import { type Kind, kindLabel, kindNoun, kindPlural } from "../../product/kind.ts";
import { toast } from "../../ui/toast.tsx";
import type { GeneratedMode } from "./modes.ts";

const failures: Record<Kind, Record<GeneratedMode, string>> = {
  QUIZ: { ai: "Failed to generate quiz", url: "Failed to Create Quiz", pdf: "Failed to create quiz" },
  SURVEY: { ai: "Failed to create AI survey", url: "Failed to create survey", pdf: "Failed to create survey" },
  ASSESSMENT: {
    ai: "Failed to Create Assessment",
    url: "Failed to Create Assessment",
    pdf: "Failed to Create Assessment",
  },
};

const leads: Record<GeneratedMode, (label: string) => string> = {
  ai: (label) => `Describe a topic and we'll write the ${label}.`,
  url: (label) => `Turn a web page or the captions of a YouTube video into a ${label}.`,
  pdf: (label) => `Turn the text of a PDF into a ${label}. The file is deleted afterwards.`,
};

const fallbacks: Record<GeneratedMode, string> = {
  ai: "Please try again in a moment.",
  url: "Please check the URL and try again.",
  pdf: "Please try again, or with another PDF.",
};

export function wordsFor(kind: Kind, mode: GeneratedMode) {
  const label = kindLabel(kind);
  return {
    lead: leads[mode](kind === "ASSESSMENT" ? "self-assessment" : kindNoun(kind)),
    submit: `Generate ${label}`,
    generating: `Generating ${label}...`,
    generated:
      kind === "QUIZ"
        ? "Quiz generated successfully!"
        : `${kind === "SURVEY" && mode === "ai" ? "AI " : ""}${label} created successfully!`,
    failed: failures[kind][mode],
    fallback: fallbacks[mode],
    signIn: `Please log in to create ${kindPlural(kind)}`,
  };
}

export const withoutModel: Record<Kind, string> = {
  QUIZ: "questions from its key sentences",
  SURVEY: "rating questions about its subjects",
  ASSESSMENT: "self-rating questions about its subjects",
};

export const noTranscript: Record<Kind, string> = {
  QUIZ: "No Transcript Available: This YouTube video doesn't have captions available. Please try a different video or use the Manual Builder.",
  SURVEY: "Content Not Available: Unable to extract content from this URL. Please try a different article or web page.",
  ASSESSMENT:
    "No Transcript Available: This YouTube video doesn't have captions available. Please try a different video or use the Manual Builder.",
};

/** Toast texts of validation errors. Other errors appear only at their field. */
const refusals: Record<string, string> = {
  "Please upload a PDF document first": "PDF required: Please upload a PDF document first",
  "Missing File": "Missing File: Please upload a PDF document first.",
  "Missing URL": "Missing URL: Please enter the address of a web page or video.",
  "Please enter a valid URL (including http:// or https://)":
    "Invalid URL: Please enter a valid URL (including http:// or https://)",
  "Please enter a topic for your assessment.": "Missing Information: Please enter a topic for your assessment.",
};

export function failWithRule(messages: readonly (string | undefined)[]) {
  const refusal = messages.map((message) => refusals[message ?? ""]).find(Boolean);
  if (refusal) failWith(refusal);
}

export function failWith(message: string) {
  const [title = "", ...rest] = message.split(": ");
  toast.fail({ title, description: rest.join(": ") });
}
