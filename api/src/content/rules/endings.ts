import { invalid } from "../../platform/errors.ts";
import type { Kind } from "../content.shared.ts";
import type { EndingsEdit } from "../setting/ending.rules.ts";
import type { Ending, Endings } from "../setting/stored.rules.ts";
import { endingNames } from "./endings.shared.ts";

/**
 * The endings without empty parts, or undefined if all are empty. Throws VALIDATION_FAILED for endings that the kind
 * cannot have.
 */
export function endingsOf(kind: Kind, edit: EndingsEdit | Endings | null | undefined): Endings | undefined {
  const entries = endingNames.flatMap((name) => {
    const ending = edit?.[name];
    const { text, link } = ending ?? {};
    if (!text && !link) return [];
    if (name !== "everybody" && kind !== "QUIZ")
      throw invalid(`rules.endings.${name}`, "Only quizzes have a pass mark");
    return [[name, { ...(text && { text }), ...(link && { link: linkOf(link) }) }]];
  });
  return entries.length === 0 ? undefined : Object.fromEntries(entries);
}

type AnyLink = NonNullable<NonNullable<EndingsEdit["everybody"]>["link"]> | NonNullable<Ending["link"]>;

const linkOf = ({ url, label, afterSeconds }: AnyLink) => ({
  url,
  ...(label && { label }),
  ...(afterSeconds && { afterSeconds }),
});
