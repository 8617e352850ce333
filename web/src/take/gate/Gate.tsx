import type { Item } from "../attempt/item.ts";
import { Head } from "../intro/Head.tsx";
import { t } from "../language/later.ts";
import { formatMoment } from "./moment.ts";
import { WaitingRoom } from "./WaitingRoom.tsx";

export type GateProps = {
  item: Item;
  /** The item as the server shows it now. */
  onChange: (item: Item) => void;
};

/** In place of the start of an item that cannot be answered just now. */
export function Gate({ item, onChange }: GateProps) {
  const { opensAt, closesAt } = item.rules ?? {};
  return (
    <div className="intro">
      <Head item={item} />
      {item.availability === "WAITING" && opensAt ? (
        <WaitingRoom key={opensAt} item={item} opensAt={opensAt} onChange={onChange} />
      ) : (
        <p className="gate">
          <strong>{t("closedOn", { when: closesAt ? formatMoment(closesAt) : "" })}</strong>
        </p>
      )}
    </div>
  );
}
