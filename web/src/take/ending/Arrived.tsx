import type { Item } from "../attempt/item.ts";
import { ItemTitle } from "../ItemTitle.tsx";
import { t } from "../language/deferred.ts";
import { HomeLink } from "../Page.tsx";

export function Arrived({ item }: { item: Item }) {
  return (
    <div className="notice">
      <ItemTitle item={item} className="kicker" />
      <h1 tabIndex={-1}>{t("elsewhere")}</h1>
      <p className="lead">{t("elsewhereHow", { kind: item.kind })}</p>
      <div className="actions">
        <HomeLink />
      </div>
    </div>
  );
}
