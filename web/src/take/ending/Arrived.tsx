import { nounOf } from "../../../../api/src/content/content.shared.ts";
import { useWriting } from "../../ui/text/writing.ts";
import type { Item } from "../attempt/item.ts";
import { HomeLink } from "../Page.tsx";

export function Arrived({ item }: { item: Item }) {
  const { written } = useWriting();
  return (
    <div className="notice">
      <p className="kicker" {...written(item.title)}>
        {item.title}
      </p>
      <h1 tabIndex={-1}>Handed in from another tab</h1>
      <p className="lead">
        Your answers to this {nounOf(item.kind)} have arrived. The other tab shows what came of them; this one can be
        closed.
      </p>
      <div className="actions">
        <HomeLink />
      </div>
    </div>
  );
}
