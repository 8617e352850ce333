import type { Content } from "../../generated/prisma/client.ts";
import type { Transaction } from "../../platform/data/database.ts";
import { type DomainError, invalid } from "../../platform/errors.ts";
import type { ItemRules } from "../rules/rules.shared.ts";
import { fieldLimits, type Groups } from "./fields.shared.ts";

const groupField = (rules: ItemRules | null) => rules?.fields?.find(({ isGroup }) => isGroup) ?? null;

/** Those of a new item. */
export function groupsOf(rules: ItemRules | null): Groups | null {
  const field = groupField(rules);
  return field && { field: field.name, values: field.values ?? [] };
}

/**
 * The groups of an item after its rules have changed; the item is locked. An attempt is in a group exactly if it has its
 * value, so that figures are the same whether they are read from tallies or counted from attempts.
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
  // Answers that are on their way would be counted by the rules of before.
  await tx.$queryRaw`SELECT FROM quizzes WHERE id = ${id} FOR UPDATE`;
  const counted = groups && (await isCountedBy(tx, id)) ? groups : null;
  if (counted && counted.field !== field?.name) {
    throw refused(
      `Answers are counted by ${counted.field} already. Count on by it, or copy the item for another field.`,
    );
  }
  if (!field) return null;
  const values = [...new Set([...(counted?.values ?? []), ...(field.values ?? [])])];
  if (values.length > fieldLimits.groups) {
    throw refused(`Answers were counted by ${fieldLimits.groups} values in all. Copy the item to count by others.`);
  }
  if (counted === null && (await hasUngrouped(tx, id, field.name, values))) {
    throw refused(`There are answers with ${field.name} already, which were not counted by it. Use another name.`);
  }
  return { field: field.name, values };
}

const refused = (message: string): DomainError => invalid("rules.fields", message);

/** Deleted answers may come back. */
const isCountedBy = async (tx: Transaction, contentId: string): Promise<boolean> =>
  (await tx.tally.findFirst({ where: { contentId, group: { gt: 0 } }, select: { group: true } })) !== null ||
  (await tx.deletedAttempt.findFirst({ where: { deletion: { contentId } }, select: { attemptId: true } })) !== null;

async function hasUngrouped(tx: Transaction, contentId: string, name: string, values: string[]): Promise<boolean> {
  const found = await tx.$queryRaw<unknown[]>`
    SELECT FROM attempts WHERE quiz_id = ${contentId} AND group_no = 0 AND fields ->> ${name} = ANY(${values}) LIMIT 1`;
  return found.length > 0;
}
