import type { ReactNode } from "react";
import { noticeWords } from "../../language/notice.ts";
import { Awaited } from "./Awaited.tsx";
import { Invited, type InvitedProps } from "./Invited.tsx";

export async function withItsWords() {
  await noticeWords;
  return Linked;
}

/** The part for a personal link: around the waiting room before the opening, then in the position of the start. */
function Linked({ children, ...props }: InvitedProps & { children?: ReactNode }) {
  return children ? <Awaited item={props.item}>{children}</Awaited> : <Invited {...props} />;
}
