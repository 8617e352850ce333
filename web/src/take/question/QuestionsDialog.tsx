import { Check } from "lucide-react";
import { canOpen, isAnswered, type Progress } from "../attempt/attempt.ts";
import { ModalDialog } from "./ModalDialog.tsx";

type Props = { progress: Progress; onGoTo: (index: number) => void; onClose: () => void };

export function QuestionsDialog({ progress, onGoTo, onClose }: Props) {
  const { item, position, answers } = progress;

  return (
    <ModalDialog title="Questions" onClose={onClose}>
      {(close) => (
        <>
          <p className="fine-print">
            {Object.keys(answers).length} of {item.questions.length} answered
          </p>
          <ol className="numbers">
            {item.questions.map(({ id }, index) => {
              const isDone = isAnswered(progress, index);
              return (
                <li key={id}>
                  <button
                    type="button"
                    className={isDone ? "number answered" : "number"}
                    aria-current={index === position ? "step" : undefined}
                    aria-label={`Question ${index + 1}${isDone ? ", answered" : ""}`}
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
