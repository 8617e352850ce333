import type { ShownPart } from "../../../../api/src/content/setting/limits.shared.ts";
import type { Kind } from "../../product/kind.ts";
import type { Draft } from "../draft/draft.ts";
import { sentShown } from "./shown.ts";

export const partNames: Record<ShownPart, string> = {
  SCORE: "Score",
  RIGHT_ANSWERS: "Correct answers",
  EXPLANATIONS: "Explanations",
  OTHERS_ANSWERS: "Others' answers",
};

const list = new Intl.ListFormat("en", { type: "conjunction" });

/** "shows score and explanations after it closes". Empty if the settings decide. */
export function shownInWords(kind: Kind, shown: Draft["rules"]["shown"]): string {
  const setting = sentShown(kind, shown);
  if (!setting) return "";
  if (setting.what.length === 0) return "shows no results";
  const what = list.format(setting.what.map((part) => partNames[part].toLowerCase()));
  return `shows ${what}${setting.when === "AFTER_CLOSING" ? " after it closes" : ""}`;
}
