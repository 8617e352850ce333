import { t } from "../language/t.ts";
import { late, withWords } from "../late.tsx";
import type { ResumeCardProps } from "./ResumeCard.tsx";

function Continue({ onResume }: ResumeCardProps) {
  return (
    <button className="button primary" type="button" onClick={onResume}>
      {t("continue")}
    </button>
  );
}

/** Loaded while questions are answered, so that it is there when the page is opened again, even offline. */
export const resumeCard = late(async () => (await withWords(import("./ResumeCard.tsx"))).ResumeCard, Continue);
