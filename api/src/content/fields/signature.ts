import { isSameSecret, signatureOf } from "../../platform/identity/secret.ts";
import type { Platform } from "../../platform/platform.ts";
import type { ItemRules } from "../rules/rules.shared.ts";
import { type FieldValues, fieldsIn, signatureName } from "./fields.shared.ts";

/*
 * A signed link says its fields and `sig`, which is made of all of them and of the item: a changed value, one more or one
 * less is another link. It says nothing of who follows it, so it can be passed on.
 */

type Signing = Pick<Platform, "tokenKey">;

interface Fielded {
  id: string;
  rules: ItemRules | null;
}

/** What makes a link with these fields one of the item's author, in whatever order it says them. */
export function signatureOfFields(platform: Signing, contentId: string, fields: FieldValues): string {
  const sorted = Object.entries(fields).sort(([one], [other]) => (one < other ? -1 : 1));
  return signatureOf(platform, `link ${contentId} ${JSON.stringify(sorted)}`);
}

/**
 * The declared fields of a link with listed values, or null if there are none. Where the item asks for a signature,
 * nothing is kept without the right one. A link stays valid after a field or a value that it carries was removed.
 */
export function fieldsKept(platform: Signing, item: Fielded, said: FieldValues | null | undefined): FieldValues | null {
  const { fields: declared = [], formerFields = [], signedFields } = item.rules ?? {};
  const kept = fieldsIn(declared, said);
  if (kept === null || !signedFields) return kept;
  const names = [...declared.map(({ name }) => name), ...formerFields];
  const signed = fieldsIn(
    names.map((name) => ({ name })),
    said,
  );
  const given = (said && Object.hasOwn(said, signatureName) && said[signatureName]) || "";
  return isSameSecret(signatureOfFields(platform, item.id, signed ?? {}), given) ? kept : null;
}
