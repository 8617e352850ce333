import { countOf } from "../../ui/text/format.ts";

/** A label such as "12 answers". `hasOthers`: the item has answers, though perhaps none to this version. */
export const answersTo = (responses: number, hasOthers: boolean) =>
  responses === 0 && hasOthers ? "No answers yet to the question as it is asked now" : countOf(responses, "answer");
