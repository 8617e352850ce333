import type { Item } from "../../attempt/item.ts";
import { forgetFinished } from "../../attempt/store.ts";
import { t as later } from "../../language/deferred.ts";
import { t } from "../../language/notice.ts";
import { forgetSteps } from "../../question/useSteps.ts";

/** Offers the next attempt of a personal link. The reloaded page shows the link's gate with its time limit. */
export function Retake({ item, left }: { item: Item; left: number }) {
  const restart = () => {
    forgetFinished(item.id);
    forgetSteps();
    location.reload();
  };
  return (
    <div className="gate">
      <p>
        <strong>{t("retake", { count: left })}</strong>
      </p>
      <div className="actions">
        <button className="button primary" type="button" onClick={restart}>
          {later("tryAgain")}
        </button>
      </div>
    </div>
  );
}
