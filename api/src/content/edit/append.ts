import type { Content } from "../../generated/prisma/client.ts";
import type { Transaction } from "../../platform/data/database.ts";
import { OutdatedError } from "../../platform/errors.ts";
import { signedIn, type Viewer } from "../../platform/identity/viewer.ts";
import type { Platform } from "../../platform/platform.ts";
import type { Announce } from "../../platform/work/announcing.ts";
import type { HtmlOf } from "../../rich/preparing.ts";
import { prepared } from "../../rich/preparing.ts";
import { limitsOf } from "../content.shared.ts";
import { recordRevision } from "../create/revision.ts";
import { recordEvent, settingsOf } from "../event/event.ts";
import { kindOf } from "../kind.ts";
import { ownContent } from "../own.ts";
import { currentQuestions, insertQuestions, type QuestionDraft, questionRow } from "../question/question.ts";
import { textsOf } from "../rendered/texts.ts";

/** The HTML of texts to append, made before the transaction starts. Null if the item's texts are plain. */
export async function htmlToAppend(
  platform: Platform,
  viewer: Viewer,
  id: string,
  drafts: readonly QuestionDraft[],
): Promise<HtmlOf | null> {
  const { format } = await ownContent(platform, viewer, "content:write", id);
  return format === "rich" ? prepared(platform, signedIn(viewer).id, textsOf({}, drafts)) : null;
}

/** Adds questions at the end of an item, up to the limit for its kind, in a new revision. */
export async function appendQuestions(
  platform: Platform,
  tx: Transaction,
  announce: Announce,
  before: Content,
  drafts: readonly QuestionDraft[],
  htmlOf: HtmlOf | null,
): Promise<Content> {
  const { id } = before;
  const current = await currentQuestions(tx, id);
  const room = limitsOf(kindOf(before)).questions - current.length;
  const revision = before.revision + 1;
  if ((before.format === "rich") !== (htmlOf !== null)) throw new OutdatedError();
  const rows = drafts
    .slice(0, Math.max(0, room))
    .map((draft, index) =>
      questionRow(
        id,
        draft,
        { order: current.length + index + 1, sinceRevision: revision },
        { htmlOf, scoring: before.rules?.scoring },
      ),
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
