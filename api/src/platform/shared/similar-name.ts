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
  const spelling = bare(name);
  return (
    known.find((candidate) => {
      const candidateSpelling = bare(candidate);
      const isNear = candidateSpelling.length >= leastLetters && distance(spelling, candidateSpelling) === 1;
      return spelling === candidateSpelling || isSwapped(spelling, candidateSpelling) || isNear;
    }) ?? null
  );
}
