import { kinds } from "../../../../api/src/content/content.shared.ts";
import type { Origin } from "../../../../api/src/generation/generation.rules.ts";
import type { Kind } from "../../product/kind.ts";

export const modes = [
  { value: "manual", label: "Manual Builder" },
  { value: "ai", label: "AI Generator" },
  { value: "url", label: "From URL" },
  { value: "pdf", label: "From PDF" },
] as const;
export type Mode = (typeof modes)[number]["value"];
export type GeneratedMode = Exclude<Mode, "manual">;

export const origins = { ai: "topic", url: "link", pdf: "pdf" } as const satisfies Record<GeneratedMode, Origin>;

export const makerSearch = (kind: Kind, mode: Mode) =>
  `?type=${kind.toLowerCase()}${mode === "manual" ? "" : `&mode=${mode}`}`;

export const kindIn = (search: URLSearchParams): Kind =>
  kinds.find((kind) => kind.toLowerCase() === search.get("type")) ?? "QUIZ";
export const modeIn = (search: URLSearchParams): Mode =>
  modes.find(({ value }) => value === search.get("mode"))?.value ?? "manual";

/** The mode of creation that a draft of this origin started with. */
export const modeOf = (origin: string): GeneratedMode => (origin === "TOPIC" ? "ai" : origin === "PDF" ? "pdf" : "url");
