import type { Content } from "../../generated/prisma/client.ts";
import type { Transaction } from "../../platform/data/database.ts";
import { type DomainError, invalid } from "../../platform/errors.ts";
import { fieldLimits, type Groups } from "../setting/fields.shared.ts";
import type { ItemRules } from "../setting/stored.rules.ts";

const groupField = (rules: ItemRules | null) => rules?.fields?.find(({ isGroup }) => isGroup) ?? null;

/** The groups of a new item. */
export function groupsOf(rules: ItemRules | null): Groups | null {
  const field = groupField(rules);
  return field && { field: field.name, values: field.values ?? [] };
}

/**
 * The groups of an item after its rules have changed. The item is locked. An attempt is in a group exactly if it has
 * the group's value, so figures read from tallies equal figures counted from attempts.
 */
export async function groupsAfter(
  tx: Transaction,
  { id, groups }: Pick<Content, "id" | "groups">,
  rules: ItemRules | null,
): Promise<Groups | null> {
  const field = groupField(rules);
  const isKept =
    field?.name === groups?.field && (field?.values ?? []).every((value) => groups?.values.includes(value));
  const isPlain = groups !== null && field === null && rules?.fields?.some(({ name }) => name === groups.field);
  if ((isKept || field === null) && !isPlain) return groups;
  // Waits for answers that are being stored, which would otherwise be counted by the previous rules.
  await tx.$queryRaw`SELECT FROM quizzes WHERE id = ${id} FOR UPDATE`;
  const grouping = groups && (await isCountedBy(tx, id)) ? groups : null;
  if (grouping && grouping.field !== field?.name) {
    throw refused(
      `Answers are counted by ${grouping.field} already. Count on by it, or copy the item for another field.`,
    );
  }
  if (!field) return null;
  const values = [...new Set([...(grouping?.values ?? []), ...(field.values ?? [])])];
  if (values.length > fieldLimits.groups) {
    throw refused(`Answers were counted by ${fieldLimits.groups} values in all. Copy the item to count by others.`);
  }
  const added = values.filter((value) => !grouping?.values.includes(value));
  const ungrouped = added.length > 0 ? await ungroupedValue(tx, id, field.name, added) : null;
  if (ungrouped !== null) {
    const [condition, part] = grouping ? [`${field.name} ${ungrouped}`, "value"] : [field.name, "name"];
    throw refused(`There are answers with ${condition} already, which were not counted by it. Use another ${part}.`);
  }
  return { field: field.name, values };
}

const refused = (message: string): DomainError => invalid("rules.fields", message);

/** Deleted answers may be restored, and waiting anonymous answers are counted later. */
const isCountedBy = async (tx: Transaction, contentId: string): Promise<boolean> =>
  (await tx.tally.findFirst({ where: { contentId, group: { gt: 0 } }, select: { group: true } })) !== null ||
  (await tx.attempt.findFirst({ where: { contentId, block: 0, group: { gt: 0 } }, select: { id: true } })) !== null ||
  (await tx.deletedAttempt.findFirst({ where: { deletion: { contentId } }, select: { attemptId: true } })) !== null;

/**
 * One of the values found in answers without a group, or null. Includes deleted answers, because they may be restored.
 */
async function ungroupedValue(tx: Transaction, contentId: string, name: string, values: string[]) {
  const [row] = await tx.$queryRaw<{ value: string }[]>`
    SELECT value FROM (
      SELECT fields ->> ${name} AS value, group_no FROM attempts WHERE quiz_id = ${contentId}
       UNION ALL
      SELECT kept.attempt -> 'fields' ->> ${name}, (kept.attempt ->> 'group_no')::int
        FROM attempt_deletions AS d JOIN deleted_attempts AS kept ON kept.deletion_id = d.id WHERE d.quiz_id = ${contentId}
    ) AS one WHERE group_no = 0 AND value = ANY(${values}) LIMIT 1`;
  return row?.value ?? null;
}
