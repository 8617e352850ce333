import { isVisible } from "../../platform/shared/characters.shared.ts";
import { looksOf } from "../../platform/shared/looks.shared.ts";

/** A parameter that links to an item may carry, as in `?class=7b`. Stored with the attempt. */
export interface LinkField {
  name: string;
  /** The only values accepted, or absent if any are. */
  values?: string[];
  /** Whether figures are also counted by its values. Only one field can be counted, and it must list its values. */
  isGroup?: true;
}

/** The values that came with a link, by field name. */
export type FieldValues = Record<string, string>;

/**
 * The values of the field that answers are counted by. A group's number is its position, from 1. Values are only ever
 * added, so a number always refers to the same value.
 */
export interface Groups {
  field: string;
  values: string[];
}

export const fieldLimits = {
  fields: 10,
  /** Removed fields that signed links may still carry. */
  former: 20,
  name: 30,
  value: 100,
  /** Values that a field may list. */
  values: 20,
  /** Groups that an item may have had in total. Each has its own rows in the tallies. */
  groups: 100,
  /** Links signed in one request. */
  links: 1000,
};

export const fieldName = /^[a-z][a-z0-9_-]*$/;

/** The parameter that carries a link's signature. Sent with the fields. */
export const signatureName = "sig";

/** Parameters that already have a meaning in links. */
export const takenNames = ["email", "embed", "lang", "language", "name", "preview", "shared", signatureName, "trial"];

/**
 * The declared fields that a link carries, or null if there are none. Ignores undeclared fields and values that are not
 * listed.
 */
export function fieldsIn(fields: readonly LinkField[] | undefined, said: FieldValues | null | undefined) {
  const entries = (fields ?? []).flatMap(({ name, values }): [string, string][] => {
    const value = said && Object.hasOwn(said, name) ? (said[name] ?? "").trim().normalize("NFC") : "";
    if (!isVisible(value)) return [];
    // Uses the author's spelling, by which answers are counted.
    const listedValue = values?.find((one) => one === value) ?? values?.find((one) => looksOf(one) === looksOf(value));
    return values && listedValue === undefined ? [] : [[name, listedValue ?? value]];
  });
  return entries.length === 0 ? null : Object.fromEntries(entries);
}
