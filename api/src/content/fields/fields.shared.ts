import { isVisible } from "../../platform/shared/characters.shared.ts";
import { looksOf } from "../../platform/shared/looks.shared.ts";

/** A parameter that links to an item may carry, as in `?class=7b`; it is stored with the attempt. */
export interface LinkField {
  name: string;
  /** The only ones that are taken; absent where any are. */
  values?: string[];
  /** Whether figures are also counted by its values. At most one field is, and it has values. */
  isGroup?: true;
}

/** The values that came with a link, by the field's name. */
export type FieldValues = Record<string, string>;

/**
 * The values of the field that answers are counted by. The number of a group is its place, from 1, so that values are
 * only ever added: what is counted under a number stays what it was.
 */
export interface Groups {
  field: string;
  values: string[];
}

export const fieldLimits = {
  fields: 10,
  /** Removed ones that signed links may still carry. */
  former: 20,
  name: 30,
  value: 100,
  /** Of a field with a list. */
  values: 20,
  /** Groups that an item may have had in all: each has rows of its own in the tallies. */
  groups: 100,
  /** Links that are signed in one go. */
  links: 1000,
};

export const fieldName = /^[a-z][a-z0-9_-]*$/;

/** What a link says its signature by; it is sent with the fields. */
export const signatureName = "sig";

/** Parameters that have a meaning of their own in a link. */
export const takenNames = ["email", "embed", "lang", "language", "name", "preview", "shared", signatureName, "trial"];

/** What a link says of the declared fields; what is not declared or not in a list counts as not said. Null if nothing is. */
export function fieldsIn(fields: readonly LinkField[] | undefined, said: FieldValues | null | undefined) {
  const known = (fields ?? []).flatMap(({ name, values }): [string, string][] => {
    const value = said && Object.hasOwn(said, name) ? (said[name] ?? "").trim().normalize("NFC") : "";
    if (!isVisible(value)) return [];
    // As the author wrote it, by which answers are counted.
    const listed = values?.find((one) => one === value) ?? values?.find((one) => looksOf(one) === looksOf(value));
    return values && listed === undefined ? [] : [[name, listed ?? value]];
  });
  return known.length === 0 ? null : Object.fromEntries(known);
}
