import { isAnswered, isSkipped, type Progress } from "../attempt/attempt.ts";
import { t } from "../language/t.ts";

export function nameOf(progress: Progress, index: number): string {
  const number = index + 1;
  if (isAnswered(progress, index)) return t("questionAnswered", { number });
  return t(isSkipped(progress, index) ? "questionSkipped" : "questionNumber", { number });
}
