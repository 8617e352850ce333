import { v7 as uuid } from "uuid";
import { logged } from "../../account/log/log.ts";
import { lockOwn, ownContent } from "../../content/own.ts";
import { isAnonymous } from "../../content/rules/rules.shared.ts";
import type { Content } from "../../generated/prisma/client.ts";
import type { Transaction } from "../../platform/data/database.ts";
import { invalid, parse } from "../../platform/errors.ts";
import { signedIn, type Viewer } from "../../platform/identity/viewer.ts";
import type { Platform } from "../../platform/platform.ts";
import { intentionOf, once } from "../../platform/work/idempotency.ts";
import { requirePeople } from "../invitation.policy.ts";
import { mostPeople, noExtraTime } from "../invitation.shared.ts";
import { AddingInput, PeopleInput, type Person } from "./person.rules.ts";
import { type Flaw, keyOf, type ReadList, readPeople } from "./reading.ts";

export interface PeoplePreview {
  /** Number of people who would be added. */
  fresh: number;
  /** Number of new people without an email address, who cannot be sent anything. */
  withoutAddress: number;
  /** Number of people who are on the item's list already. */
  known: number;
  repeated: number;
  /** Number of lines that cannot be invited as they are. `flaws` contains the first of them. */
  flawed: number;
  flaws: Flaw[];
  fields: string[];
  /** The first people who would be added. */
  people: Person[];
}

/** Maximum number of each to return. */
const previewLimits = { flaws: 100, people: 20 };

/** Reports the effect of adding a list, without storing anything. */
export async function previewPeople(
  platform: Platform,
  viewer: Viewer,
  contentId: string,
  input: unknown,
): Promise<PeoplePreview> {
  const content = await ownContent(platform, viewer, "content:write", contentId, "content");
  requirePeople(viewer);
  const list = await readPeople(platform, signedIn(viewer).id, parse(PeopleInput, input));
  const { fresh, known } = await compared(platform.db, content.id, list);
  requireAlike(content, fresh);
  const { repeated, flaws, fields } = list;
  return {
    fresh: fresh.length,
    withoutAddress: fresh.filter(({ email }) => !email).length,
    known,
    repeated,
    flawed: flaws.length,
    flaws: flaws.slice(0, previewLimits.flaws),
    fields,
    people: fresh.slice(0, previewLimits.people),
  };
}

export interface AddedPeople {
  added: number;
  known: number;
  repeated: number;
  flawed: number;
}

/**
 * Adds a list to the people who are invited to an item. People who are on it already stay as they are. Throws
 * VALIDATION_FAILED if any line has a flaw, unless flawed lines are to be skipped.
 */
export async function addPeople(
  platform: Platform,
  viewer: Viewer,
  contentId: string,
  input: unknown,
  key?: unknown,
): Promise<AddedPeople> {
  await ownContent(platform, viewer, "content:write", contentId, "content");
  requirePeople(viewer);
  const { skipFlawed, ...sent } = parse(AddingInput, input);
  return once(platform, intentionOf(viewer, key, "addPeople", contentId, input), {
    timeout: 60_000,
    async prepare() {
      const { id: userId } = signedIn(viewer);
      const list = await readPeople(platform, userId, sent);
      const [flaw] = list.flaws;
      if (flaw && !skipFlawed) throw invalid("text", `Line ${flaw.line}: ${flaw.message}`);
      return async (tx) => {
        const content = await lockOwn(tx, viewer, contentId);
        const { title } = content;
        const { fresh, known } = await compared(tx, contentId, list);
        requireAlike(content, fresh);
        const present = await tx.invitation.count({ where: { contentId } });
        if (present + fresh.length > mostPeople.inAll)
          throw invalid("text", `An item can have ${mostPeople.inAll} invitations; it has ${present}`);
        await insert(tx, contentId, fresh);
        if (fresh.length > 0)
          await logged(tx, viewer, userId, { action: "people_invited", contentId, title, count: fresh.length });
        return { added: fresh.length, known, repeated: list.repeated, flawed: list.flaws.length };
      };
    },
    note: (added) => added,
    recall: async (added) => added,
  });
}

/** Throws VALIDATION_FAILED if extra time would identify the anonymous answers of individual people. */
function requireAlike(content: Content, people: readonly Person[]): void {
  if (isAnonymous(content) && people.some(({ extraMinutes, extraPercent }) => extraMinutes || extraPercent))
    throw invalid("text", noExtraTime);
}

/** Inserts people in the order of the list, which their ids preserve. */
async function insert(tx: Transaction, contentId: string, people: readonly Person[]): Promise<void> {
  const rows = people.map(({ name, email, language, fields, extraMinutes, extraPercent }) => ({
    id: uuid(),
    name: name ?? null,
    email: email ?? null,
    language,
    fields,
    extra_minutes: extraMinutes ?? null,
    extra_percent: extraPercent ?? null,
  }));
  await tx.$executeRaw`
    INSERT INTO invitations (id, quiz_id, name, email, language, fields, extra_minutes, extra_percent)
    SELECT id, ${contentId}, name, email, language, fields, extra_minutes, extra_percent
      FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        AS t (id text, name text, email text, language text, fields jsonb, extra_minutes int, extra_percent int)`;
}

/**
 * The people who are not on the item's list, compared by email address, or by name if they have none. If several people
 * without an address share a name, as many are known as the list contains.
 */
async function compared(tx: Transaction, contentId: string, { people }: ReadList) {
  const emails = people.flatMap(({ person: { email } }) => email ?? []);
  const areNamed = people.some(({ person }) => !person.email);
  const invitedPeople = await tx.$queryRaw<{ email: string | null; name: string | null }[]>`
    SELECT email, name FROM invitations
     WHERE quiz_id = ${contentId} AND (email = ANY(${emails}) OR (${areNamed} AND email IS NULL))`;
  const invitedCounts = new Map<string, number>();
  for (const person of invitedPeople) invitedCounts.set(keyOf(person), (invitedCounts.get(keyOf(person)) ?? 0) + 1);
  const fresh = people
    .map(({ person }) => person)
    .filter((person) => {
      const key = keyOf(person);
      const invitedCount = invitedCounts.get(key) ?? 0;
      invitedCounts.set(key, invitedCount - 1);
      return invitedCount <= 0;
    });
  return { fresh, known: people.length - fresh.length };
}
