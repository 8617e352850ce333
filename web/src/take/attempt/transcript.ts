import { t } from "../language/t.ts";
import { chosenOf, type Progress } from "./attempt.ts";
import { letterOf } from "./item.ts";

export function transcriptOf({ item, name, email, answers }: Progress): string {
  const questions = item.questions.map(({ id, questionText, options }, index) => {
    const chosen = chosenOf(answers[id]).map((option) => `   ${letterOf(option)}. ${options[option] ?? ""}`);
    return [`${index + 1}. ${questionText}`, ...(chosen.length > 0 ? chosen : [`   ${t("notAnswered")}`])].join("\n");
  });
  const who = [name.trim(), email.trim()].filter(Boolean).join(", ");
  return [item.title, ...(who ? [who] : []), ...questions].join("\n\n").concat("\n");
}

export function downloadTranscript(progress: Progress): void {
  const url = URL.createObjectURL(new Blob([transcriptOf(progress)], { type: "text/plain;charset=utf-8" }));
  Object.assign(document.createElement("a"), { href: url, download: "my-answers.txt" }).click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
