import { nounOf } from "../../../../api/src/content/content.shared.ts";
import { written } from "../../../../api/src/platform/shared/language.shared.ts";
import { countOf } from "../../../../api/src/platform/shared/words.shared.ts";
import type { Progress } from "../attempt/attempt.ts";
import type { Item } from "../attempt/item.ts";

type Props = {
  found: Progress;
  current: Item;
  onResume: () => void;
  onStartOver: () => void;
  onSomebodyElse: () => void;
};

export function ResumeCard({ found, current, onResume, onStartOver, onSomebodyElse }: Props) {
  const person = found.name.trim() || found.email.trim();
  const answered = Object.keys(found.answers).length;
  const total = countOf(found.item.questions.length, "question");
  const noun = nounOf(current.kind);
  return (
    <section className="resume" aria-labelledby="resume">
      <h2 id="resume">Welcome back</h2>
      {person && (
        <p>
          This attempt was begun as{" "}
          <strong {...written(person)} className="person">
            {person}
          </strong>
          .
        </p>
      )}
      <p>
        {answered === 0
          ? `You had just begun on this device. ${stillOpen(found.item.questions.length)}`
          : `You answered ${answered} of ${total} on this device.`}
      </p>
      {found.item.revision !== current.revision && (
        <p>
          The author has edited this {noun} since. You can finish the version you began, or start over with the new one.
        </p>
      )}
      <div className="actions">
        <button className="button primary" type="button" onClick={onResume}>
          Continue
        </button>
        <button className="button quiet" type="button" onClick={onStartOver}>
          Start over
        </button>
        <button className="button quiet" type="button" onClick={onSomebodyElse}>
          I am somebody else
        </button>
      </div>
    </section>
  );
}

const stillOpen = (questions: number) =>
  questions === 1 ? "Its question is still open." : `All ${questions} questions are still open.`;
