import { useNow } from "../../ui/text/time.ts";
import { useAuthorZone } from "./useAuthorZone.ts";
import { type Times, timesInWords } from "./words.ts";

export function TimesInWords(times: Times) {
  useNow();
  return timesInWords(times, useAuthorZone(), Date.now());
}
