import { late, withWords } from "../late.tsx";

/** Needed only by items with an opening or closing time or a passcode. */
export const gate = late(async () => (await withWords(import("./Gate.tsx"))).Gate);

/** Needed only by items with a time limit and by anonymous items. */
export const timed = late(async () => (await import("../timer/Told.tsx")).Told);

/** Needed only by items with rules. */
export const loadRuled = () => import("./ruled.ts");
