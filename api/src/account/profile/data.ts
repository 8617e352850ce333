import { Readable } from "node:stream";
import type { Attempt, Content, Prisma, User } from "../../generated/prisma/client.ts";
import { inPerson, type Viewer } from "../../platform/identity/viewer.ts";
import type { Platform } from "../../platform/platform.ts";
import { logged } from "../log/log.ts";
import { presentStored } from "../log/present.ts";
import { restorable } from "../standing/standing.ts";
import { presentTokens } from "../token/present.ts";
import { currentUser } from "../user.ts";

const pageSize = 500;

/** All stored data of the viewer: one JSON document, streamed while it is read. */
export async function ownDataFile(platform: Platform, viewer: Viewer) {
  const { id } = inPerson(viewer);
  await platform.limits.take("ownData", id);
  await logged(platform.db, viewer, id, { action: "data_exported" });
  return {
    fileName: `assay-data-${new Date().toISOString().slice(0, 10)}.json`,
    contentType: "application/json",
    stream: Readable.from(document(platform, await currentUser(platform, viewer))),
  };
}

type Text = AsyncGenerator<string>;

const itemPage = 20;

/** Excludes waiting anonymous answers, which nobody may see; see `attempt/publishing/waiting.ts`. */
const shownBlock = { OR: [{ block: null }, { block: { not: 0 } }] };

/** Relations that are exported with an item. */
const parts = {
  questions: { orderBy: { order: "asc" }, include: { translations: { omit: { questionId: true } } } },
  translations: { omit: { contentId: true } },
  addresses: { omit: { contentId: true, userId: true }, orderBy: { takenAt: "asc" } },
  revisions: { orderBy: { revision: "asc" } },
  invitationMailing: { omit: { contentId: true } },
  regradings: { omit: { contentId: true, rest: true }, orderBy: { id: "asc" } },
  webhooks: { select: { webhook: { select: { id: true, url: true, createdAt: true } } } },
} as const satisfies Prisma.ContentInclude;

async function* document(platform: Platform, user: User): Text {
  const { db } = platform;
  const { id: userId, password: _, emailVerificationToken: __, passwordResetToken: ___, ...account } = user;
  const sessions = await db.$queryRaw`
    SELECT min(created_at) AS "signedInAt", max(created_at) AS "lastRefreshedAt", max(expires_at) AS "expiresAt"
      FROM refresh_tokens WHERE user_id = ${userId} GROUP BY family_id ORDER BY 1`;
  const accessTokens = await presentTokens(platform, await db.accessToken.findMany({ where: { userId } }));
  const uploads = await db.upload.findMany({ where: { userId }, select: { fileName: true, createdAt: true } });
  // Mails to an unverified address may concern its real owner, who is a different person.
  const isOurs = user.isEmailVerified ? {} : { kind: "verification", createdAt: { gte: user.createdAt } };
  const mails = await db.mail.findMany({
    where: { recipient: user.email, ...isOurs },
    select: { kind: true, subject: true, state: true, createdAt: true, sentAt: true },
    orderBy: { id: "asc" },
  });
  const addressChanges = await db.addressChange.findMany({
    where: { userId },
    select: { oldEmail: true, newEmail: true, createdAt: true, doneAt: true },
  });
  const webhooks = await db.webhook.findMany({
    where: { userId },
    omit: { userId: true, secret: true, formerSecret: true, formerUntil: true },
    orderBy: { id: "asc" },
  });
  const erasures = await db.erasure.findMany({ where: { userId }, omit: { userId: true, address: true } });
  const whole = {
    exportedAt: new Date(),
    account: { id: userId, ...account },
    sessions,
    accessTokens,
    addressChanges,
    uploads,
    mails,
    webhooks,
    erasures,
  };
  yield `${JSON.stringify(whole).slice(0, -1)},"content":`;
  yield* array(contents());
  yield ',"trash":';
  yield* array(trash());
  yield ',"drafts":';
  yield* array(drafts());
  yield ',"events":';
  yield* array(events());
  yield ',"log":';
  yield* array(log());
  yield ',"attempts":';
  yield* array(handedIn());
  yield "}\n";

  async function* contents(): AsyncGenerator<Text> {
    const page = (after: string) =>
      db.content.findMany({
        where: { userId, id: { gt: after } },
        include: parts,
        orderBy: { id: "asc" },
        take: itemPage,
      });
    for await (const item of pages(page)) yield withAttempts(item);
  }

  async function* trash(): AsyncGenerator<Text> {
    const page = (after: string) =>
      db.trashedItem.findMany({
        where: { userId, id: { gt: after } },
        include: { content: { include: parts } },
        orderBy: { id: "asc" },
        take: itemPage,
      });
    for await (const { content, isPublic, expiresAt } of pages(page))
      yield withAttempts({ ...content, userId, isPublic, expiresAt });
  }

  async function* withAttempts<T extends Prisma.ContentGetPayload<{ include: typeof parts }>>({
    webhooks,
    ...item
  }: T): Text {
    // A passcode is like a password: it can be read only where it is set.
    const { passcode: _, ...rules } = item.rules ?? {};
    const whole = { ...item, rules: item.rules && rules, webhooks: webhooks.map(({ webhook }) => webhook) };
    yield `${JSON.stringify(whole).slice(0, -1)},"attempts":`;
    yield* array(attempts({ contentId: item.id }));
    yield ',"invitations":';
    yield* array(invitations(item.id));
    yield "}";
  }

  async function* invitations(contentId: string): AsyncGenerator<[string]> {
    const omit = { contentId: true, mailId: true, wanted: true, ballot: true, isBallotNew: true } as const;
    const page = (after: string) =>
      db.invitation.findMany({
        where: { contentId, id: { gt: after } },
        omit,
        orderBy: { id: "asc" },
        take: pageSize,
      });
    for await (const invitation of pages(page)) yield [JSON.stringify(invitation)];
  }

  async function* drafts(): AsyncGenerator<[string]> {
    const include = { candidates: { orderBy: { position: "asc" } } } as const;
    const omit = { userId: true } as const;
    const page = (after: string) =>
      db.drafting.findMany({ where: { userId, id: { gt: after } }, include, omit, orderBy: { id: "asc" }, take: 5 });
    for await (const drafting of pages(page)) yield [JSON.stringify(drafting)];
  }

  async function* events(): AsyncGenerator<[string]> {
    const page = (after: string) =>
      db.event.findMany({
        where: { userId, id: { gt: after } },
        omit: { userId: true },
        orderBy: { id: "asc" },
        take: pageSize,
      });
    for await (const event of pages(page)) yield [JSON.stringify(event)];
  }

  async function* log(): AsyncGenerator<[string]> {
    const page = (after: string) =>
      db.logEntry.findMany({ where: { userId, id: { gt: after } }, orderBy: { id: "asc" }, take: pageSize });
    for await (const entry of pages(page)) yield [JSON.stringify(presentStored(entry))];
  }

  async function* attempts(of: { contentId: string }): AsyncGenerator<[string]> {
    for (let last: Attempt | undefined; ; ) {
      const { completedAt, id } = last ?? { completedAt: new Date(0), id: "" };
      // Ordered by time, because an item's attempts are indexed by time.
      const page: Attempt[] = await db.attempt.findMany({
        where: {
          ...of,
          completedAt: { gte: completedAt },
          AND: [shownBlock, { OR: [{ completedAt: { gt: completedAt } }, { id: { gt: id } }] }],
        },
        include: { marks: { omit: { attemptId: true, contentId: true } } },
        orderBy: [{ completedAt: "asc" }, { id: "asc" }],
        take: pageSize,
      });
      // The key of an anonymous answer is on its taker's device and must stay unknown to everyone else. Whether it had a
      // start would identify a taker who was seen to have none.
      for (const { block, ...attempt } of page)
        yield [JSON.stringify(block === null ? attempt : { ...attempt, attemptKey: null, hadStart: false })];
      last = page.at(-1);
      if (!last) return;
    }
  }

  /** Shows only as much of the outcome as each author shows to takers. */
  async function* handedIn(): AsyncGenerator<[string]> {
    const include = { content: { select: { userId: true, rules: true, showResultsToTakers: true } } } as const;
    // Answers to an item in the trash are still stored.
    const where = { userId, content: restorable };
    const page = (after: string) =>
      db.attempt.findMany({ where: { ...where, id: { gt: after } }, include, orderBy: { id: "asc" }, take: pageSize });
    for await (const { content, ...attempt } of pages(page)) {
      const { block: _, ...shown } = content.userId === userId ? attempt : asShown(content, attempt);
      yield [JSON.stringify(shown)];
    }
  }
}

/** Yields every row, page by page. `id` must only grow. */
async function* pages<T extends { id: string }>(read: (after: string) => Promise<T[]>): AsyncGenerator<T> {
  for (let after = ""; ; ) {
    const page = await read(after);
    yield* page;
    const last = page.at(-1);
    if (!last) return;
    after = last.id;
  }
}

async function* array(elements: AsyncIterable<AsyncIterable<string> | Iterable<string>>): Text {
  let separator = "[";
  for await (const element of elements) {
    yield separator;
    yield* element;
    separator = ",\n";
  }
  yield separator === "[" ? "[]" : "]";
}

/** Omits grades if the item's rules limit what takers see and when. The item's own page applies these rules. */
function asShown(
  { rules, showResultsToTakers }: Pick<Content, "rules" | "showResultsToTakers">,
  { skillLevel, skillScore, corrections, ...attempt }: Attempt,
) {
  return {
    ...attempt,
    corrections:
      corrections?.map(({ at, before: { revision, answers } }) => ({ at, before: { revision, answers } })) ?? null,
    ...(rules?.shown && { percentage: null, isRoundedUp: null, score: null, credit: null }),
    ...(showResultsToTakers && !rules?.shown && { skillLevel, skillScore }),
  };
}
