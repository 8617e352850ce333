import { counted } from "../../../api/src/platform/words.rules.ts";
import type { Progress } from "./attempt.ts";
import { type Item, nouns } from "./item.ts";

type Props = { found: Progress; current: Item; onResume: () => void; onDiscard: () => void };

export function ResumeCard({ found, current, onResume, onDiscard }: Props) {
  const answered = Object.keys(found.answers).length;
  const total = counted(found.item.questions.length, "question");
  const noun = nouns[current.kind];
  return (
    <section className="resume" aria-labelledby="resume">
      <h2 id="resume">Welcome back</h2>
      <p>
        {answered === 0
          ? `You had just begun on this device. All ${total} are still open.`
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
        <button className="button quiet" type="button" onClick={onDiscard}>
          Start over
        </button>
      </div>
    </section>
  );
}
