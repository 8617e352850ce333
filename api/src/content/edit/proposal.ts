import type { Content } from "../../generated/prisma/client.ts";
import { parse } from "../../platform/errors.ts";
import type { Platform } from "../../platform/platform.ts";
import { ContentEdit } from "../content.rules.ts";
import { scaleOf } from "../content.shared.ts";
import { kindOf } from "../kind.ts";
import { currentQuestions, type QuestionRow } from "../question/question.ts";
import { rulesAfter } from "../rules/rules.ts";
import { findItem, type Item } from "../taking/item.ts";
import { requireBasis } from "./edit.ts";
import { plannedQuestions } from "./planned.ts";

/** An item as an edit would make it, and the versions of questions that it would add. */
export interface Proposal {
  item: Item;
  fresh: readonly QuestionRow[];
}

/** Stores nothing. Null if the item has been deleted. Throws the errors of saving the edit. */
export async function proposalOf(platform: Platform, content: Content, input: unknown): Promise<Proposal | null> {
  const edit = parse(ContentEdit, input);
  requireBasis(content, edit);
  const item = await findItem(platform, content.id, content.revision);
  if (!item) return null;
  const rules = edit.rules === undefined ? content.rules : rulesAfter(kindOf(content), content.rules, edit.rules);
  const current = await currentQuestions(platform.db, content.id);
  const planned = await plannedQuestions(
    platform.db,
    content,
    { current, edited: edit.questions ?? current },
    { htmlOf: null, scoring: rules?.scoring },
  );
  const levels = edit.skillLevels ?? item.levels;
  const questions = planned.map(({ order, ...one }) => {
    const question = one.kept ?? one.fresh;
    return {
      ...question,
      order,
      optionFeedback: question.optionFeedback ?? null,
      passage: question.passage ?? null,
    };
  });
  return {
    item: { ...item, revision: item.revision + 1, rules, levels, scale: scaleOf(levels), questions },
    fresh: planned.flatMap((one) => (one.kept ? [] : [one.fresh])),
  };
}
