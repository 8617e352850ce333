import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import type { Item } from "../../attempt/item.ts";
import { t } from "../../language/notice.ts";
import { personalKeyAtHand } from "../invitation.ts";
import { useReturn } from "../useReturn.ts";
import { granted } from "./granted.ts";
import { linkFlaw, openLink } from "./link.ts";

/** Shows the time limit of a personal link before the opening, or why the link does not work. */
export function Awaited({ item, children }: { item: Item; children: ReactNode }) {
  const [personalKey] = useState(personalKeyAtHand);
  const [minutes, setMinutes] = useState(item.rules?.timeLimit);
  const [flaw, setFlaw] = useState<ReturnType<typeof linkFlaw>>(null);
  const look = useEffectEvent(async () => {
    if (personalKey === null) return;
    try {
      const { timeLimit = item.rules?.timeLimit } = await openLink(item, personalKey);
      setMinutes(timeLimit);
      setFlaw(null);
    } catch (error) {
      // The server's last response applies while it cannot be reached.
      setFlaw((known) => linkFlaw(error) ?? known);
    }
  });
  useEffect(() => void look(), []);
  useReturn(() => void look());

  if (flaw)
    return (
      <section className="gate">
        <p role="alert">{t(flaw)}</p>
      </section>
    );
  return (
    <>
      {minutes !== undefined && <granted.Late minutes={minutes} />}
      {children}
    </>
  );
}
