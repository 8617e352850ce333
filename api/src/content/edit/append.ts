import type { Content } from "../../generated/prisma/client.ts";
import type { Transaction } from "../../platform/data/database.ts";
import { signedIn, type Viewer } from "../../platform/identity/viewer.ts";
import type { Platform } from "../../platform/platform.ts";
import type { Announce } from "../../platform/work/announcing.ts";
import { limitsOf } from "../content.shared.ts";
import { lockOwn, recordRevision } from "../content.ts";
import { recordEvent, settingsOf } from "../event/event.ts";
import { kindOf } from "../kind.ts";
import { currentQuestions, insertQuestions, type QuestionDraft, questionRow } from "../question/question.ts";
import { prepared } from "../rich/preparing.ts";
import { textsOf } from "../rich/texts.ts";

/** Adds questions at the end of an item, as many as there is room for, in a revision of its own. */
export async function appendQuestions(
  platform: Platform,
  tx: Transaction,
  announce: Announce,
  viewer: Viewer,
  id: string,
  drafts: readonly QuestionDraft[],
): Promise<Content> {
  const before = await lockOwn(tx, viewer, id);
  const current = await currentQuestions(tx, id);
  const room = limitsOf(kindOf(before)).questions - current.length;
  const revision = before.revision + 1;
  const htmlOf = before.format === "rich" ? await prepared(platform, signedIn(viewer).id, textsOf({}, drafts)) : null;
  const rows = drafts
    .slice(0, Math.max(0, room))
    .map((draft, index) =>
      questionRow(id, draft, { order: current.length + index + 1, sinceRevision: revision }, htmlOf),
    );
  if (rows.length === 0) return before;
  await insertQuestions(tx, rows);
  const saved = await tx.content.update({ where: { id }, data: { revision } });
  await recordRevision(
    tx,
    saved,
    [...current, ...rows].map(({ id }) => id),
  );
  await recordEvent(platform, tx, "content_updated", saved, settingsOf(saved));
  await announce("content", [id]);
  return saved;
}
