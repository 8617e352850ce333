import { late, withWords } from "../late.tsx";

/** Only items that open or close at a time, or ask for a passcode, need it. */
export const gate = late(async () => (await withWords(import("./Gate.tsx"))).Gate);

/** Only items with a time limit, and anonymous ones, need it. */
export const timed = late(async () => (await import("../timer/Told.tsx")).Told);

/** Only items with rules need it. */
export const loadRuled = () => import("./ruled.ts");
