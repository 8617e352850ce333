import { randomUUID } from "node:crypto";
import type { Kind } from "../../content/content.shared.ts";
import { kindOf } from "../../content/kind.ts";
import { DomainError, notFound, parse } from "../../platform/errors.ts";
import { viewerAgain } from "../../platform/identity/authentication.ts";
import { digest } from "../../platform/identity/secret.ts";
import { requireForAll, signedIn, type Viewer } from "../../platform/identity/viewer.ts";
import type { Platform } from "../../platform/platform.ts";
import { keyRule } from "../../platform/work/idempotency.ts";
import { latest, over } from "../../platform/work/latest.ts";
import { generateContent } from "../generate.ts";
import type { Origin } from "../generation.rules.ts";
import { keyOf, onGenerations, type WrittenQuestion } from "../progress.ts";
import { endRunning, generatedBy, type Running, runningOf } from "../running.ts";

/** A generation that runs in the background. */
export interface Background {
  id: string;
  state: "running" | "failed" | "finished";
  kind: Kind;
  title: string | null;
  line: string;
  wanted: number;
  questions: WrittenQuestion[];
  /** The id of the item; null until it is finished. */
  contentId: string | null;
  notices: string[];
}

/**
 * Starts a generation and returns its id, which is derived from the key if there is one. The same request then returns
 * the same generation, and restarts a failed one. Throws what `generateContent` throws before the start. A later
 * failure is stored for a day.
 */
export async function beginGeneration(
  platform: Platform,
  viewer: Viewer,
  { kind, origin, key }: { kind: Kind; origin: Origin; key: unknown },
  input: unknown,
): Promise<string> {
  // The response reports progress, so it needs the read scope as well.
  for (const scope of ["content:write", "content:read"] as const) requireForAll(viewer, scope);
  const id = key == null ? randomUUID() : digest(parse(keyRule, key));
  const alreadyRunning = key == null ? null : await findRunning(platform, viewer, id);
  if (alreadyRunning?.isFailed) await endRunning(platform, viewer, id);
  const { promise: begun, resolve: onBegun } = Promise.withResolvers<void>();
  const request = { kind, origin, progressId: id, key: id, disconnected: AbortSignal.abort(), onBegun };
  const generating = generateContent(platform, viewer, request, input);
  // A failure after the start is stored.
  generating.catch(() => {});
  await Promise.race([begun, generating]).catch(async (error) => {
    const isRunning =
      error instanceof DomainError && error.code === "CONFLICT" && (await findRunning(platform, viewer, id));
    if (!isRunning) throw error;
  });
  return id;
}

const findRunning = async (platform: Platform, viewer: Viewer, id: string): Promise<Running | null> =>
  (await runningOf(platform, viewer)).find((one) => one.id === id) ?? null;

/** The viewer's generation, if it is running, failed, or finished within the last day; null otherwise. */
async function findGeneration(platform: Platform, viewer: Viewer, id: string): Promise<Background | null> {
  const running = await findRunning(platform, viewer, id);
  if (running) {
    const { kind, title, line, wanted, isFailed } = running;
    const row = await platform.db.generation.findUnique({ where: { id: keyOf(signedIn(viewer).id, id) } });
    const questions = row?.state.questions ?? [];
    const state = isFailed ? "failed" : "running";
    return { id, state, kind, title, line, wanted, questions, contentId: null, notices: [] };
  }
  const generatedItem = await generatedBy(platform, viewer, id);
  if (!generatedItem) return null;
  const { content, notices } = generatedItem;
  const { id: contentId, title } = content;
  const questionTotal = await platform.db.question.count({ where: { contentId, untilRevision: null } });
  return {
    id,
    state: "finished",
    kind: kindOf(content),
    title,
    line: "Done",
    wanted: questionTotal,
    questions: [],
    contentId,
    notices,
  };
}

/** Throws UNAUTHENTICATED, and NOT_FOUND unless the generation is the viewer's. */
export async function readGeneration(platform: Platform, viewer: Viewer, id: string): Promise<Background> {
  const currentGeneration = await findGeneration(platform, viewer, id);
  if (!currentGeneration) throw notFound("Generation");
  return currentGeneration;
}

/** Stops a generation of the viewer, or forgets a failed one. Throws NOT_FOUND if it no longer exists. */
export async function endGeneration(platform: Platform, viewer: Viewer, id: string): Promise<void> {
  if (!(await endRunning(platform, viewer, id))) throw notFound("Generation");
}

/** Yields a generation of the viewer now and at each change until it is over; null if it was stopped. */
export async function followGeneration(
  platform: Platform,
  viewer: Viewer,
  id: string,
): Promise<AsyncIterable<Background | null>> {
  await readGeneration(platform, viewer, id);
  const key = keyOf(signedIn(viewer).id, id);
  let again = () => {};
  let isOver = false;
  return latest<Background | null>(
    (changed) => {
      again = changed;
      return onGenerations(platform, (changedKey) => changedKey === key, changed);
    },
    async () => {
      if (isOver) return over;
      const found = await findGeneration(platform, await viewerAgain(platform, viewer), id);
      isOver = found?.state !== "running";
      if (isOver) again();
      return found;
    },
  );
}
