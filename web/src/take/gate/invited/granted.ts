import { late } from "../../late.tsx";

/** Only items with a time limit need it. */
export const granted = late(async () => (await import("../../timer/Granted.tsx")).withItsWords());
