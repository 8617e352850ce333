import type { Progress } from "../attempt/attempt.ts";
import { Head } from "../intro/Head.tsx";
import { ResumeCard } from "../intro/ResumeCard.tsx";
import { late } from "../late.tsx";
import { Closed } from "./Closed.tsx";
import { personalKeyAtHand } from "./invitation.ts";
import type { GateProps } from "./props.ts";
import { WaitingRoom } from "./WaitingRoom.tsx";

const answered = late(async () => (await import("./Answered.tsx")).withItsWords());
const full = late(async () => (await import("./Full.tsx")).withItsWords());
const linked = late(async () => (await import("./invited/Linked.tsx")).withItsWords());
const locked = late(async () => (await import("./Locked.tsx")).withItsWords());

/**
 * Replaces the start of an item that cannot be answered at the moment. An attempt that has started can be continued.
 */
export function Gate({ item, found, dispatch }: GateProps & { found: Progress | null }) {
  return (
    <div className="intro">
      <Head item={item} />
      <Barrier item={item} found={found} dispatch={dispatch} />
      {found && <ResumeCard found={found} current={found.item} dispatch={dispatch} />}
    </div>
  );
}

function Barrier({ item, found, dispatch }: GateProps & { found: Progress | null }) {
  const { opensAt } = item.rules ?? {};
  switch (item.availability) {
    case "INVITED":
    case "PERSONAL":
      return <linked.Late item={item} found={found} dispatch={dispatch} />;
    case "LOCKED":
      return <locked.Late item={item} dispatch={dispatch} />;
    case "FULL":
      return <full.Late item={item} dispatch={dispatch} />;
    case "ANSWERED":
      return <answered.Late item={item} dispatch={dispatch} />;
    case "WAITING":
      if (opensAt) {
        const room = <WaitingRoom key={opensAt} item={item} opensAt={opensAt} dispatch={dispatch} />;
        if (personalKeyAtHand() === null) return room;
        return (
          <linked.Late item={item} found={found} dispatch={dispatch}>
            {room}
          </linked.Late>
        );
      }
  }
  return <Closed item={item} dispatch={dispatch} />;
}
