import type { Edit, Selected } from "./edit.ts";
import { eraseDollar, toggleFormula, typeDollar } from "./formula.ts";
import { continueList, toggleList } from "./list.ts";
import { toggleMark } from "./mark.ts";

/** The edit that each command of the toolbar makes. */
export const edits = {
  bold: (selected: Selected) => toggleMark(selected, "**"),
  italic: (selected: Selected) => toggleMark(selected, "*"),
  code: (selected: Selected) => toggleMark(selected, "`"),
  list: toggleList,
  formula: toggleFormula,
};

/** The edit that replaces a key's usual effect. Null to type as usual. */
export function editOfKey(key: string, selected: Selected, hasLists: boolean): Edit | null {
  if (key === "$") return typeDollar(selected);
  if (key === "Backspace") return eraseDollar(selected);
  return key === "Enter" && hasLists ? continueList(selected) : null;
}
