import { useEffect, useState } from "react";
import { t } from "../../language/rare.ts";

/** Of answers that came late to an item that leaves those out. */
export function Uncounted() {
  const [isSaid, setSaid] = useState(false);
  // Screen readers tell what changes, not what was there at first.
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
