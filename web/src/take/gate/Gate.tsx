import type { Dispatch } from "react";
import type { Action, Progress } from "../attempt/attempt.ts";
import type { Item } from "../attempt/item.ts";
import { Head } from "../intro/Head.tsx";
import { ResumeCard } from "../intro/ResumeCard.tsx";
import { late } from "../late.tsx";
import { Closed } from "./Closed.tsx";
import { WaitingRoom } from "./WaitingRoom.tsx";

const locked = late(async () => (await import("./Locked.tsx")).withItsWords());

export interface GateProps {
  item: Item;
  dispatch: Dispatch<Action>;
}

/** In place of the start of an item that cannot be answered just now. What was begun before can be gone on with. */
export function Gate({ item, found, dispatch }: GateProps & { found: Progress | null }) {
  const { opensAt } = item.rules ?? {};
  return (
    <div className="intro">
      <Head item={item} />
      {item.availability === "WAITING" && opensAt ? (
        <WaitingRoom key={opensAt} item={item} opensAt={opensAt} dispatch={dispatch} />
      ) : item.availability === "LOCKED" ? (
        <locked.Late item={item} dispatch={dispatch} />
      ) : (
        <Closed item={item} dispatch={dispatch} />
      )}
      {found && <ResumeCard found={found} current={found.item} onResume={() => dispatch({ type: "resumed" })} />}
    </div>
  );
}
