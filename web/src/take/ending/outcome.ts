import { late, withWords } from "../late.tsx";

/** Loaded while questions are answered. */
export const outcome = late(async () => (await withWords(import("./Outcome.tsx"))).Outcome);
