import { unzipSync } from "fflate";
import { unreadable } from "../unreadable.ts";
import { tooComplexFile } from "./trouble.ts";

/** Unpacked bytes, as the file declares them. An entry is cut off at its declared size. */
const most = { entries: 10_000, bytes: 64 * 1_048_576 };

/** The unpacked entries with these names. Names are only looked up, never used as a path of a file. */
export function entriesOf(bytes: Uint8Array, isWanted: (name: string) => boolean): Map<string, Uint8Array> {
  let [count, size] = [0, 0];
  const entries = unzipSync(bytes, {
    filter({ name, originalSize }) {
      count += 1;
      if (count > most.entries) throw tooLarge();
      if (!isWanted(plain(name))) return false;
      size += originalSize;
      if (size > most.bytes) throw tooLarge();
      return true;
    },
  });
  return new Map(Object.entries(entries).map(([name, entry]) => [plain(name), entry]));
}

/** The names of the entries, without unpacking any; none for other files. */
export function namesIn(bytes: Uint8Array): Set<string> {
  const names = new Set<string>();
  try {
    entriesOf(bytes, (name) => {
      names.add(name);
      return false;
    });
  } catch {
    return new Set();
  }
  return names;
}

const tooLarge = () => unreadable("content_unavailable", tooComplexFile);

/** Some programs on Windows write backslashes. */
const plain = (name: string) => name.replaceAll("\\", "/");

/** The name of the entry to which a file in the archive refers. */
export const targetOf = (reference: string, from: string): string =>
  decodeURIComponent(new URL(reference, `http://archive/${from}`).pathname.slice(1));
