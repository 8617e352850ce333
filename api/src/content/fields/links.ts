import { invalid, parse } from "../../platform/errors.ts";
import type { Viewer } from "../../platform/identity/viewer.ts";
import type { Platform } from "../../platform/platform.ts";
import { ownUrl } from "../address/url.ts";
import { pagePath } from "../own/links.ts";
import { ownContent } from "../own.ts";
import type { LinkField } from "../setting/fields.shared.ts";
import { type FieldValues, fieldsIn, signatureName } from "../setting/fields.shared.ts";
import { LinksInput } from "./links.rules.ts";
import { signatureOfFields } from "./signature.ts";

/**
 * URLs of the viewer's item with the given link parameters, in the order of the input. Signed if the item requires
 * signatures. Stores nothing. Throws VALIDATION_FAILED for a field that is not declared, or a value that is not listed.
 */
export async function linksWith(
  platform: Platform,
  viewer: Viewer,
  contentId: string,
  input: unknown,
): Promise<string[]> {
  const content = await ownContent(platform, viewer, "content:write", contentId, "content");
  const { links } = parse(LinksInput, input);
  const { id, rules } = content;
  const page = ownUrl(platform, content) ?? platform.publicUrl + pagePath(content);
  return links.map(({ fields = {}, name, email }, place) => {
    const values = fieldsIn(rules?.fields, fields) ?? {};
    const flaw = flawIn(rules?.fields ?? [], fields, values);
    if (flaw) throw invalid(`links.${place}.fields.${flaw.name}`, flaw.message);
    const parameters = new URLSearchParams(values);
    if (rules?.signedFields && Object.keys(values).length > 0)
      parameters.set(signatureName, signatureOfFields(platform, id, values));
    if (name) parameters.set("name", name);
    if (email) parameters.set("email", email);
    return parameters.size > 0 ? `${page}?${parameters}` : page;
  });
}

/** Treats an empty value like a missing one. */
function flawIn(declared: readonly LinkField[], fields: FieldValues, said: FieldValues) {
  const name = Object.keys(fields).find((name) => fields[name]?.trim() && !Object.hasOwn(said, name));
  if (name === undefined) return null;
  const isDeclared = declared.some((field) => field.name === name);
  return { name, message: isDeclared ? "This value is not in the list of the field" : "The item has no such field" };
}
