import { useEffect, useState } from "react";
import { t } from "../../language/notice.ts";

/** Shown for late answers to an item that excludes them. */
export function Uncounted() {
  const [isSaid, setSaid] = useState(false);
  // Screen readers announce changes, not the initial content.
  useEffect(() => setSaid(true), []);
  return (
    <div className="prose" role="status">
      {isSaid && (
        <p>
          <strong>{t("uncounted")}</strong>
        </p>
      )}
    </div>
  );
}
