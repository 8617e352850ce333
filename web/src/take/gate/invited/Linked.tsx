import type { ReactNode } from "react";
import { rareWords } from "../../language/rare.ts";
import { Awaited } from "./Awaited.tsx";
import { Invited, type InvitedProps } from "./Invited.tsx";

export async function withItsWords() {
  await rareWords;
  return Linked;
}

/** What a personal link tells: before the opening, around the waiting room; then in place of the start. */
function Linked({ children, ...props }: InvitedProps & { children?: ReactNode }) {
  return children ? <Awaited item={props.item}>{children}</Awaited> : <Invited {...props} />;
}
