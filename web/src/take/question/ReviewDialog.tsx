import { entryOf, isAnswered, type Progress } from "../attempt/attempt.ts";
import { askedOf, linesOf } from "../attempt/transcript.ts";
import { t } from "../language/deferred.ts";
import { ModalDialog } from "./ModalDialog.tsx";
import { usePace } from "./usePace.ts";

export type ReviewDialogProps = {
  progress: Progress;
  onGoTo: (index: number) => void;
  onSubmit: () => void;
  onClose: () => void;
  /** Called instead of showing the list if its file cannot be loaded. */
  onMissing: () => void;
};

/** All questions with their answers, before they are submitted. */
export function ReviewDialog({ progress, onGoTo, onSubmit, onClose }: ReviewDialogProps) {
  const { item, answers } = progress;
  const pace = usePace(progress.position);
  return (
    <ModalDialog
      title={t("review")}
      onClose={onClose}
      // The second press of a double click on the button that opened it is not meant for the dialog.
      pace={pace}
      action={
        <button className="button primary" type="button" aria-disabled={pace.isFresh} onClick={onSubmit}>
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
                  aria-disabled={pace.isFresh}
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
