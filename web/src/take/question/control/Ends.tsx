import { plainOf } from "../../../../../api/src/rich/plain.shared.ts";
import { Shown } from "../../../ui/text/Shown.tsx";
import type { Question } from "../../attempt/item.ts";
import { useOriginal } from "../../language/original.ts";

/** The label of a point at an end of the scale. Null for other points. */
export function endOf({ form, html, options }: Question, place: number) {
  const { lowLabel, highLabel } = form?.scale ?? {};
  const isLast = place === options.length - 1;
  const [text, shown] =
    place === 0 ? [lowLabel, html?.lowLabel] : isLast ? [highLabel, html?.highLabel] : [null, undefined];
  return text ? { text, html: shown, words: shown === undefined ? text : plainOf(shown) } : null;
}

/** The place of an end's label in a translation. */
export const placeOfEnd = (point: number) => `form.scale.${point === 0 ? "lowLabel" : "highLabel"}`;

/** The label of an end for screen readers, which read a point without the text below it. */
export function SpokenEnd({ of, place }: { of: Question; place: number }) {
  const end = endOf(of, place);
  const original = useOriginal(of);
  return (
    end && (
      <span className="sr-only" {...original(placeOfEnd(place), end.words)}>
        , <Shown {...end} />
      </span>
    )
  );
}

export function Ends({ of }: { of: Question }) {
  const [low, high] = [endOf(of, 0), endOf(of, of.options.length - 1)];
  const original = useOriginal(of);
  if (!low && !high) return null;
  return (
    <p className="ends" aria-hidden>
      {[low, high].map((end, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an end is its place
        <span key={place} {...original(placeOfEnd(place), end?.words ?? "")}>
          {end && <Shown {...end} />}
        </span>
      ))}
    </p>
  );
}
