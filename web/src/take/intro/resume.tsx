import { useEffect } from "react";
import { t } from "../language/t.ts";
import { late, withWords } from "../late.tsx";
import type { ResumeCardProps } from "./ResumeCard.tsx";
import type { ReturningProps } from "./Returning.tsx";

function Continue({ dispatch }: ResumeCardProps) {
  return (
    <button className="button primary" type="button" onClick={() => dispatch({ type: "resumed" })}>
      {t("continue")}
    </button>
  );
}

const resumption = () => withWords(import("./ResumeCard.tsx"));

/** Loaded while questions are answered, so that it is there when the page is opened again, even offline. */
export const resumeCard = late(async () => (await resumption()).ResumeCard, Continue);
export const discarded = late(
  async () => (await resumption()).Discarded,
  () => null,
);

/** Lets people answer as if for the first time if the file cannot be loaded. */
function Again({ onAgain }: ReturningProps) {
  useEffect(() => onAgain(), [onAgain]);
  return null;
}
export const returning = late(async () => (await withWords(import("./Returning.tsx"))).Returning, Again);
