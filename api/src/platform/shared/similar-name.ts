import { distance } from "fastest-levenshtein";

/** Shorter names are too close to others: `PATH` is two letters from `PORT`. */
const leastLetters = 7;
const longestName = 40;

const bare = (name: string) => name.toUpperCase().replace(/[^A-Z0-9]/g, "");

/** Whether swapping two neighbouring characters turns one name into the other. */
function isSwapped(one: string, other: string): boolean {
  const at = [...one].findIndex((character, index) => character !== other[index]);
  return at >= 0 && one.slice(0, at) + one.charAt(at + 1) + one.charAt(at) + one.slice(at + 2) === other;
}

/** The first known name that differs by case, punctuation, one letter or two letters swapped. */
export function similarName(name: string, known: readonly string[]): string | null {
  if (name.length > longestName) return null;
  const written = bare(name);
  return (
    known.find((candidate) => {
      const wanted = bare(candidate);
      const isNear = wanted.length >= leastLetters && distance(written, wanted) === 1;
      return written === wanted || isSwapped(written, wanted) || isNear;
    }) ?? null
  );
}
