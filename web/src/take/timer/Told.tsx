import { late } from "../late.tsx";
import type { TimedProps } from "./Timed.tsx";

const timed = late(async () => (await import("./Timed.tsx")).withItsWords());
const anonymous = late(async () => (await import("../intro/Anonymous.tsx")).withItsWords());

/** Notes before the start of some items: answers are anonymous, or time is limited. */
export function Told(props: TimedProps) {
  const { state } = props;
  const item = "item" in state ? state.item : state.progress.item;
  const { rules, availability } = item;
  return (
    <>
      {state.phase === "intro" && !state.found && !availability && rules?.anonymous && <anonymous.Late item={item} />}
      {rules?.timeLimit && <timed.Late {...props} />}
    </>
  );
}
