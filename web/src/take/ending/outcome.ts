import { late } from "../late.tsx";

/** Loaded while questions are answered. */
export const outcome = late(async () => (await import("./Outcome.tsx")).Outcome);
