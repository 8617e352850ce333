import { Refusal } from "../attempt/api.ts";
import type { Progress } from "../attempt/attempt.ts";
import { percentageIn, pointsIn } from "../attempt/graded.ts";
import type { Item, Receipt } from "../attempt/item.ts";
import { readOutbox } from "../attempt/outbox.ts";
import { readProgress } from "../attempt/store.ts";
import { serverMessage } from "../language/deferred.ts";
import { formatPercent, pointsText, t } from "../language/ended.ts";
import type { Toast } from "../Toast.tsx";

export function successToast(item: Item, receipt: Receipt): Toast {
  const { score, credit, skillResult } = receipt;
  const { kind } = item;
  if (kind === "SURVEY") return { title: () => t("surveyDone"), description: () => t("surveyThanks"), tone: "good" };
  if (kind === "ASSESSMENT") {
    const description = () => (skillResult ? t("levelIs", { level: skillResult.skillLevel }) : t("tookPart"));
    return { title: () => t("assessmentDone"), description, tone: "good" };
  }
  const percentage = percentageIn(item, receipt);
  const of = { score: pointsText(credit ?? score ?? 0), total: pointsIn(item) };
  const description = () =>
    percentage === null ? t("tookPart") : t("scored", { ...of, percentage: formatPercent(percentage) });
  return { title: () => t("quizDone"), description, tone: "good" };
}

export const discardedToast: Toast = {
  title: () => t("discardedElsewhere"),
  description: () => t("discarded"),
  tone: "bad",
};

let complained: Progress | null = null;

/**
 * Shows once per attempt to send that it failed. Shows nothing while the device is offline and keeps the answers,
 * because nothing has failed yet.
 */
export async function complain(progress: Progress, error: unknown, show: (toast: Toast) => void) {
  if (complained === progress || (!navigator.onLine && (await isKept(progress)))) return;
  complained = progress;
  show(failureToast(progress.item, error));
}

const isKept = async ({ item, attemptKey }: Progress) =>
  [readProgress(item.id), ...(await readOutbox())].some((kept) => kept?.attemptKey === attemptKey);

function failureToast({ kind }: Item, error: unknown): Toast {
  if (kind !== "SURVEY") return { title: () => t("failed"), description: () => t("failedQuiz"), tone: "bad" };
  const description = () => (error instanceof Refusal ? serverMessage(error.message) : t("noServer"));
  return { title: () => t("failedSurvey"), description, tone: "bad" };
}
