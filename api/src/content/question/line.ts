import type { Question } from "../../generated/prisma/client.ts";
import type { Transaction } from "../../platform/data/database.ts";
import { invalid } from "../../platform/errors.ts";
import type { EditedQuestion } from "../content.rules.ts";
import type { QuestionVersion } from "./question.ts";
import { whyApart } from "./sameness.shared.ts";

// A line of data consists of the versions of a question whose answers are counted together.

export async function namedVersions(
  tx: Transaction,
  contentId: string,
  edited: readonly EditedQuestion[],
): Promise<Map<string, Question>> {
  const ids = edited.flatMap(({ sameAs }) => sameAs ?? []);
  const versions = ids.length === 0 ? [] : await tx.question.findMany({ where: { contentId, id: { in: ids } } });
  return new Map(versions.map((version) => [version.id, version]));
}

export function keptLine(
  { sameAs }: EditedQuestion,
  { lineId }: Question,
  named: Map<string, Question>,
  path: string,
): string {
  if (sameAs && versionNamed(sameAs, named, path).lineId !== lineId)
    throw invalid(`${path}.sameAs`, "This question was not changed, so it cannot continue another one");
  return lineId;
}

/**
 * The line that a changed question continues, or null if it starts a new one. Throws if it cannot continue the line it
 * names.
 */
export function continuedLine(
  { sameAs }: EditedQuestion,
  version: QuestionVersion,
  edited: Question | undefined,
  named: Map<string, Question>,
  path: string,
): string | null {
  const before = typeof sameAs === "string" ? versionNamed(sameAs, named, path) : edited;
  if (sameAs === null || !before) return null;
  const reason = whyApart(before, version);
  if (reason && sameAs !== undefined)
    throw invalid(`${path}.sameAs`, `${reason}, so earlier answers cannot be counted together with new ones`);
  return reason === null ? before.lineId : null;
}

function versionNamed(id: string, named: Map<string, Question>, path: string): Question {
  const version = named.get(id);
  if (!version) throw invalid(`${path}.sameAs`, "This item does not have this question to continue");
  return version;
}

export function linesTaken() {
  const lineIds = new Set<string>();
  return {
    take(lineId: string | null, path: string) {
      if (lineId === null) return;
      if (lineIds.has(lineId)) throw invalid(`${path}.sameAs`, "Two questions cannot continue the same one");
      lineIds.add(lineId);
    },
  };
}
