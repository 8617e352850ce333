import { z } from "zod";
import { requirePasscode } from "../../content/content.policy.ts";
import { isAnonymous } from "../../content/rules/rules.shared.ts";
import { SentFields } from "../../content/setting/fields.rules.ts";
import { type FieldValues, fieldsIn } from "../../content/setting/fields.shared.ts";
import type { Item } from "../../content/taking/item.ts";
import { visibleItem } from "../../content/taking/visible-item.ts";
import { parse } from "../../platform/errors.ts";
import type { Viewer } from "../../platform/identity/viewer.ts";
import type { Platform } from "../../platform/platform.ts";
import { inWholeBlock } from "../shared-texts.ts";

/** A link parameter that is stored with an anonymous response. */
export interface LinkValue {
  name: string;
  value: string;
  /** Number of shown responses with it, up to `mostPeople`; null with fewer than five. */
  people: number | null;
}

/** Counting more would take longer without adding information. */
export const mostPeople = 1000;

const Linked = z.object({ fields: SentFields }).transform(({ fields }) => fields);

/**
 * The link parameters that would be stored with an anonymous response; none for other items. Throws NOT_FOUND for hidden
 * items, and PASSCODE.
 */
export async function linkValues(platform: Platform, viewer: Viewer, id: string, input: unknown): Promise<LinkValue[]> {
  const link = parse(Linked, input);
  const item = await visibleItem(platform, viewer, id, "Item");
  await requirePasscode(platform, viewer, item);
  return valuesOf(platform, item, link);
}

async function valuesOf({ sql }: Platform, item: Item, said: FieldValues): Promise<LinkValue[]> {
  const group = isAnonymous(item) ? item.rules?.fields?.find(({ isGroup }) => isGroup) : undefined;
  const [[name, value] = []] = Object.entries((group && fieldsIn([group], said)) ?? {});
  if (name === undefined || value === undefined) return [];
  const { rows } = await sql.query<{ people: number }>({ name: "link-value", text: sharing, values: [item.id, value] });
  return [{ name, value, people: rows[0]?.people || null }];
}

const sharing = `
SELECT count(*)::int AS people FROM (
  SELECT FROM attempts
   WHERE quiz_id = $1 AND group_no > 0 AND ${inWholeBlock} AND group_no = (
           SELECT ordinal FROM quizzes, jsonb_array_elements_text(groups -> 'values') WITH ORDINALITY AS one (value, ordinal)
            WHERE quizzes.id = $1 AND value = $2)
   LIMIT ${mostPeople}) AS shown`;
