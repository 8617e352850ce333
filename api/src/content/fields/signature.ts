import { isSameSecret, signatureOf } from "../../platform/identity/secret.ts";
import type { Platform } from "../../platform/platform.ts";
import { type FieldValues, fieldsIn, signatureName } from "../setting/fields.shared.ts";
import type { ItemRules } from "../setting/stored.rules.ts";

/*
 * A signed link carries its fields and `sig`, which is computed from all of them and the item. Changing, adding or
 * removing a value invalidates the link. The link can be passed on, because the signature doesn't depend on the person
 * who follows it.
 */

type Signing = Pick<Platform, "tokenKey">;

interface Fielded {
  id: string;
  rules: ItemRules | null;
}

/** The signature that shows that the item's author made a link with these fields, in any order. */
export function signatureOfFields(platform: Signing, contentId: string, fields: FieldValues): string {
  const sorted = Object.entries(fields).sort(([one], [other]) => (one < other ? -1 : 1));
  return signatureOf(platform, `link ${contentId} ${JSON.stringify(sorted)}`);
}

/**
 * The declared fields of a link with listed values, or null if there are none. If the item requires a signature,
 * nothing is kept without a valid one. A link stays valid after one of its fields or values was removed from the item.
 */
export function fieldsKept(platform: Signing, item: Fielded, said: FieldValues | null | undefined): FieldValues | null {
  const { fields: declared = [], formerFields = [], signedFields } = item.rules ?? {};
  const values = fieldsIn(declared, said);
  if (values === null || !signedFields) return values;
  const names = [...declared.map(({ name }) => name), ...formerFields];
  const signed = fieldsIn(
    names.map((name) => ({ name })),
    said,
  );
  const signature = (said && Object.hasOwn(said, signatureName) && said[signatureName]) || "";
  return isSameSecret(signatureOfFields(platform, item.id, signed ?? {}), signature) ? values : null;
}
