import { Check } from "../../ui/icons.ts";
import { canOpen, isAnswered, isSkipped, type Progress } from "../attempt/attempt.ts";
import { t } from "../language/deferred.ts";
import { ModalDialog } from "./ModalDialog.tsx";
import { nameOf } from "./name.ts";

type Props = { progress: Progress; onGoTo: (index: number) => void; onClose: () => void };

export function QuestionsDialog({ progress, onGoTo, onClose }: Props) {
  const { item, position, answers } = progress;

  return (
    <ModalDialog title={t("questions")} onClose={onClose}>
      {(close) => (
        <>
          <p className="fine-print">
            {t("answeredOf", { number: Object.keys(answers).length, total: item.questions.length })}
          </p>
          <ol className="numbers">
            {item.questions.map(({ id }, index) => {
              const isDone = isAnswered(progress, index);
              return (
                <li key={id}>
                  <button
                    type="button"
                    className={isDone ? "number answered" : isSkipped(progress, index) ? "number skipped" : "number"}
                    aria-current={index === position ? "step" : undefined}
                    aria-label={nameOf(progress, index)}
                    disabled={!canOpen(progress, index)}
                    onClick={() => {
                      close();
                      onGoTo(index);
                    }}
                  >
                    {index + 1}
                    {isDone && <Check aria-hidden size={12} strokeWidth={3} />}
                  </button>
                </li>
              );
            })}
          </ol>
        </>
      )}
    </ModalDialog>
  );
}
