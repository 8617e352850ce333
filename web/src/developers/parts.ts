/** The parts of the guide in order, by the fragment of their URL. */
export const parts = {
  build: "Use cases",
  token: "Get a token",
  quiz: "A quiz in four calls",
  survey: "A survey",
  assessment: "A skill assessment",
  live: "Live answers",
  polling: "Polling",
  webhooks: "Webhooks",
  assistants: "Assistants",
  calls: "Shared features",
  errors: "Errors",
  limits: "Limits",
  versions: "Versions",
  reference: "Reference and downloads",
} as const;
export type PartId = keyof typeof parts;
