import { countOf } from "../../ui/text/format.ts";

/** How many answers a question has. Answers to what it was before stand apart, so that it may wait while the item has some. */
export const answersTo = (responses: number, isFiltered: boolean) =>
  responses === 0 && !isFiltered ? "No answers yet to the question as it is asked now" : countOf(responses, "answer");
