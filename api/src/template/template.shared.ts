import type { Template } from "./item.shared.ts";
import written from "./templates.json" with { type: "json" };

/** Templates in the order of the gallery. A test parses each with the rules of its kind, because JSON has wider types. */
export const templates = written as readonly Template[];

export const templateNamed = (name: string): Template | null =>
  templates.find((template) => template.name === name) ?? null;
