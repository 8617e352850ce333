import { useWriting } from "../../ui/text/writing.ts";
import type { Item } from "../attempt/item.ts";
import { t } from "../language/later.ts";
import { HomeLink } from "../Page.tsx";

export function Arrived({ item }: { item: Item }) {
  const { written } = useWriting();
  return (
    <div className="notice">
      <p className="kicker" {...written(item.title)}>
        {item.title}
      </p>
      <h1 tabIndex={-1}>{t("elsewhere")}</h1>
      <p className="lead">{t("elsewhereHow", { kind: item.kind })}</p>
      <div className="actions">
        <HomeLink />
      </div>
    </div>
  );
}
