import { entryOf, isAnswered, type Progress } from "../attempt/attempt.ts";
import type { Press } from "../attempt/pace.ts";
import { askedOf, linesOf } from "../attempt/transcript.ts";
import { t } from "../language/later.ts";
import { ModalDialog } from "./ModalDialog.tsx";
import { usePace } from "./usePace.ts";

export type ReviewDialogProps = {
  progress: Progress;
  onGoTo: (index: number) => void;
  onSubmit: () => void;
  onClose: () => void;
};

/** All questions with their answers, before they are submitted. */
export function ReviewDialog({ progress, onGoTo, onSubmit, onClose }: ReviewDialogProps) {
  const { item, answers } = progress;
  const pace = usePace(progress.position);
  // The press that opened the dialog must not submit.
  const submit = (press: Press) => pace.accepts(press) && onSubmit();
  return (
    <ModalDialog
      title={t("review")}
      onClose={onClose}
      action={
        <button className="button primary" type="button" aria-disabled={pace.isFresh} onClick={submit}>
          {t(item.kind === "SURVEY" ? "submitSurvey" : "finish")}
        </button>
      }
    >
      {(close) => (
        <>
          <p className="fine-print">
            {t("answeredOf", { number: Object.keys(answers).length, total: item.questions.length })}
          </p>
          <ol className="checklist">
            {item.questions.map((question, index) => (
              <li key={question.id}>
                <button
                  type="button"
                  className={isAnswered(progress, index) ? undefined : "missing"}
                  onClick={() => {
                    close();
                    onGoTo(index);
                  }}
                >
                  <bdi>{askedOf(question)}</bdi>
                  <span>
                    {isAnswered(progress, index)
                      ? linesOf(question, entryOf(progress, question)).map((line) => <bdi key={line}>{line}</bdi>)
                      : t("notAnswered")}
                  </span>
                </button>
              </li>
            ))}
          </ol>
        </>
      )}
    </ModalDialog>
  );
}
