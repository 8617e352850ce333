import { late, withWords } from "../late.tsx";

/** Needed only by items with an opening or closing time or a passcode. */
export const gate = late(async () => (await withWords(import("./Gate.tsx"))).Gate);

/** Needed only by items with a time limit. */
export const timed = late(async () => (await import("../timer/Timed.tsx")).withItsWords());

/** Needed only by anonymous items. */
export const anonymous = late(async () => (await import("../intro/Anonymous.tsx")).withItsWords());

/** Needed only by items with rules. */
export const loadRuled = () => import("./ruled.ts");
