import { createHash, timingSafeEqual } from "node:crypto";
import type { Prisma } from "../generated/prisma/client.ts";
import { DomainError, notFound } from "../platform/errors.ts";
import { addressAt } from "../platform/identity/address.ts";
import { permit } from "../platform/identity/policy.ts";
import type { Scope } from "../platform/identity/scopes.shared.ts";
import {
  allows,
  forCertainItems,
  idForToken,
  isForItem,
  requireScope,
  type Viewer,
} from "../platform/identity/viewer.ts";
import type { Limits } from "../platform/limits.ts";
import type { Platform } from "../platform/platform.ts";
import { nounOf } from "./content.shared.ts";
import { type KindColumns, kindOf } from "./kind.ts";
import { invitationOf, notInvited } from "./rules/personal-link.ts";
import { type Availability, availabilityOf } from "./rules/rules.shared.ts";
import type { ItemRules } from "./setting/stored.rules.ts";

export const contentFacts = {
  id: true,
  userId: true,
  isPublic: true,
  deletedAt: true,
  rules: true,
} as const satisfies Prisma.ContentSelect;

export interface ContentFacts {
  id: string;
  userId: string | null;
  isPublic: boolean;
  deletedAt: Date | null;
  rules: ItemRules | null;
}

/** Columns that ownership checks need. */
export type Owned = Pick<ContentFacts, "id" | "userId">;

const isTheirs = ({ user }: Viewer, { userId }: Owned): boolean => user !== null && userId === user.id;

/** Only the owner edits, deletes and reads results. Administrators don't, nor do tokens restricted to other items. */
export const owns = (viewer: Viewer, content: Owned): boolean =>
  isTheirs(viewer, content) && isForItem(viewer, content.id);

/**
 * The reason for refusing a viewer who may see the item. For a token of its owner, the reason is that the token is
 * restricted to other items.
 */
export const unlessOwner = (because: string) => (viewer: Viewer, content: Owned) =>
  isTheirs(viewer, content) ? forCertainItems().message : because;

/** Private items are visible to their owner and administrators only. Deleted items are visible to no one. */
export const maySee = (viewer: Viewer, content: ContentFacts): boolean =>
  content.deletedAt === null && (content.isPublic || owns(viewer, content) || (viewer.user?.isAdmin ?? false));

/**
 * Throws unless the viewer may see the item. FORBIDDEN for an owner's token without the scope, if the item is private.
 */
export function requireSight<T extends ContentFacts>(viewer: Viewer, content: T | null, noun: string): T {
  if (!content || !maySee(viewer, content)) throw notFound(noun);
  requireAnyScope(viewer, content, ["content:read"]);
  return content;
}

/** Scopes of which a token needs one to read a private item's heading. Results include the heading of their item. */
export const headingScopes = ["content:read", "results:read"] as const;

/** Throws FORBIDDEN for a token without any of the scopes, unless the item is public. */
export function requireAnyScope(
  viewer: Viewer,
  content: ContentFacts,
  [first, ...others]: readonly [Scope, ...Scope[]],
) {
  if (!content.isPublic && !others.some((scope) => allows(viewer, scope))) requireScope(viewer, first);
}

/** Whether the viewer owns the item or is an administrator. */
export const hasWhole = (viewer: Viewer, content: Owned): boolean =>
  owns(viewer, content) || (viewer.user?.isAdmin ?? false);

/** Whether the viewer reads the parts hidden from takers, such as the passcode, endings and levels. */
export const readsWhole = (viewer: Viewer, content: Owned): boolean =>
  hasWhole(viewer, content) && allows(viewer, "content:read");

/** Results contain the questions and their correct answers, so viewers who read results may read the questions too. */
export const readsQuestions = (viewer: Viewer, content: Owned): boolean =>
  owns(viewer, content) && (allows(viewer, "content:read") || allows(viewer, "results:read"));

/** Correct answers, weights and explanations never reach a taker before submitting. */
export const maySeeKey = (viewer: Viewer, content: Owned): boolean =>
  readsQuestions(viewer, content) || (viewer.user?.isAdmin ?? false);

type Ruled = KindColumns & Pick<ContentFacts, "rules">;

type Lockable = Owned & Pick<ContentFacts, "rules">;
type Judging = Pick<Platform, "limits" | "tokenKey">;

/** Whether the item requires a personal link that the viewer lacks. */
const isUninvited = (platform: Judging, viewer: Viewer, content: Lockable): boolean =>
  content.rules?.invitedOnly === true &&
  !readsWhole(viewer, content) &&
  invitationOf(platform, content.id, viewer.personalKey ?? "") === null;

/**
 * Comparisons of a viewer's passcode, by item. A request counts as one guess, regardless of the number of fields it
 * reads.
 */
const guesses = new WeakMap<Viewer, Map<string, Promise<boolean>>>();

/**
 * Whether a passcode keeps the viewer out. Throws RATE_LIMITED after too many wrong passcodes from the viewer's
 * address.
 */
async function isLocked({ limits }: Judging, viewer: Viewer, content: Lockable): Promise<boolean> {
  const passcode = content.rules?.passcode;
  if (passcode === undefined || readsWhole(viewer, content)) return false;
  if (viewer.passcode === null) return true;
  const results = guesses.get(viewer) ?? new Map<string, Promise<boolean>>();
  guesses.set(viewer, results);
  const key = `${content.id} ${passcode}`;
  const isRight = results.get(key) ?? guess(limits, viewer.passcode, passcode, addressAt(viewer.address, content.id));
  results.set(key, isRight);
  return !(await isRight);
}

/** Checks a correct passcode once for everyone who waits with it, for example a class, while others are guessing. */
const guess = async (limits: Limits, given: string, wanted: string, who: string): Promise<boolean> =>
  (await limits.guess("passcode", who, async () => isPasscode(given, wanted) || null, given)) !== null;

/** Whether the viewer could answer an item at the moment. Throws as `isLocked` does. */
export async function availabilityTo(platform: Judging, viewer: Viewer, content: Lockable): Promise<Availability> {
  const locked = await isLocked(platform, viewer, content);
  const availability = availabilityOf(content);
  if (availability !== "OPEN") return availability;
  if (isUninvited(platform, viewer, content)) return "INVITED";
  return locked ? "LOCKED" : "OPEN";
}

/**
 * Throws PASSCODE unless a taker gives the item's passcode, and RATE_LIMITED after too many wrong ones from their
 * address.
 */
export async function requirePasscode(platform: Judging, viewer: Viewer, content: Owned & Ruled): Promise<void> {
  if (!(await isLocked(platform, viewer, content))) return;
  throw new DomainError(
    "PASSCODE",
    viewer.passcode === null ? `This ${nounOf(kindOf(content))} asks for a passcode` : "Incorrect passcode",
  );
}

/** Throws NOT_OPEN or CLOSED unless the item can be answered at the moment. */
export function requireOpen(content: Ruled): void {
  const noun = nounOf(kindOf(content));
  switch (availabilityOf(content)) {
    case "WAITING":
      throw new DomainError("NOT_OPEN", `This ${noun} opens at ${content.rules?.opensAt}`);
    case "CLOSED":
      throw new DomainError("CLOSED", `This ${noun} takes no more answers`);
  }
}

/** Items for which the viewer gave the key of an attempt that has started, by request. */
const startedItems = new WeakMap<Viewer, Set<string>>();

export function noteBegun(viewer: Viewer, contentId: string): void {
  startedItems.set(viewer, (startedItems.get(viewer) ?? new Set()).add(contentId));
}

/** Whether the viewer has yet to start an attempt whose clock starts with the questions. */
export const lacksStart = (viewer: Viewer, content: Lockable): boolean =>
  content.rules?.timeLimit !== undefined && !readsWhole(viewer, content) && !startedItems.get(viewer)?.has(content.id);

/**
 * Throws unless the viewer may read the questions. Takers may only while they can answer them. Throws as `requireSight`
 * does.
 */
export async function requireQuestions<T extends ContentFacts & KindColumns>(
  platform: Judging,
  viewer: Viewer,
  content: T,
): Promise<T> {
  requireSight(viewer, content, "Content");
  if (readsWhole(viewer, content)) return content;
  requireOpen(content);
  if (isUninvited(platform, viewer, content)) throw notInvited(content, "NO_LINK");
  await requirePasscode(platform, viewer, content);
  if (lacksStart(viewer, content)) {
    const message = `This ${nounOf(kindOf(content))} has a time limit: its questions come with the start`;
    throw new DomainError("NOT_OPEN", message, { errorType: "NOT_STARTED" });
  }
  return content;
}

/**
 * Whether the viewer may read the text below the title, which a passcode also hides. Throws as `isLocked` and
 * `requireSight` do.
 */
export async function mayReadDescription(viewer: Viewer, content: ContentFacts, platform: Judging): Promise<boolean> {
  requireAnyScope(viewer, content, headingScopes);
  return !(await isLocked(platform, viewer, content));
}

export const ownedBy = (viewer: Viewer): Prisma.ContentWhereInput => ({
  userId: viewer.user?.id ?? "",
  AND: [{ id: idForToken(viewer) }],
});

const ofOwner = { see: maySee, act: owns, because: unlessOwner("Only the person who made this may do that") };

/**
 * Throws unless the viewer is the owner: 401 when logged out, 404 for a missing or hidden item, 403 for an item of
 * someone else or a token without the scope.
 */
export function requireOwn<T extends ContentFacts>(
  viewer: Viewer,
  scope: Scope,
  content: T | null | undefined,
  noun = "Quiz",
): T {
  const own = permit(ofOwner, viewer, content, noun);
  requireScope(viewer, scope);
  return own;
}

/** Whether someone gave the right passcode. The time it takes doesn't reveal how much of a guess is right. */
export const isPasscode = (given: string, passcode: string): boolean =>
  timingSafeEqual(digestOf(given), digestOf(passcode));

// Normalises a passcode that was read aloud, or typed on a phone that starts with a capital and ends with a space.
const asHeard = (passcode: string) => passcode.normalize("NFKC").trim().replace(/\s+/gu, " ").toUpperCase();

const digestOf = (passcode: string) => createHash("sha256").update(asHeard(passcode)).digest();
