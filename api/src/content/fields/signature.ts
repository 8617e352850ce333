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
 * What is kept of what a link said: declared fields with listed values, or null if there are none. Where the item asks
 * for a signature, what comes without it, or with another one, is not said either.
 */
export function fieldsKept(platform: Signing, item: Fielded, said: FieldValues | null | undefined): FieldValues | null {
  const fields = fieldsIn(item.rules?.fields, said);
  if (fields === null || !item.rules?.signedFields) return fields;
  const given = (said && Object.hasOwn(said, signatureName) && said[signatureName]) || "";
  return isSameSecret(signatureOfFields(platform, item.id, fields), given) ? fields : null;
}
