import { late } from "../../late.tsx";

/** Needed only by items with a time limit. */
export const granted = late(async () => (await import("../../timer/Granted.tsx")).withItsWords());
