import { nameOf } from "../../../../api/src/platform/shared/languages.shared.ts";
import { capitalized } from "../../../../api/src/platform/shared/words.shared.ts";
import { countOf, formatCount } from "../../ui/text/format.ts";

export const englishName = (tag: string) => nameOf(tag, "en");
export const ownName = (tag: string) => capitalized(nameOf(tag));

/** The progress of a translation, such as "3 texts missing, 2 older than the original". */
export function standing(missing: number, outdated: number): string {
  if (missing === 0 && outdated === 0) return "Complete";
  const absent = missing > 0 && `${countOf(missing, "text")} missing`;
  const older = outdated > 0 && `${absent ? formatCount(outdated) : countOf(outdated, "text")} older than the original`;
  return [absent, older].filter(Boolean).join(", ");
}
