import { countOf } from "../../ui/text/format.ts";

/**
 * How many answers a question has. `hasOthers`: its item has answers, which may be to what the question was before; they
 * stand apart.
 */
export const answersTo = (responses: number, hasOthers: boolean) =>
  responses === 0 && hasOthers ? "No answers yet to the question as it is asked now" : countOf(responses, "answer");
