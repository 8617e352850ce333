import { useState } from "react";
import { reloadItem } from "../attempt/api.ts";
import { t as later } from "../language/deferred.ts";
import { noticeWords, t } from "../language/notice.ts";
import type { GateProps } from "./props.ts";

export async function withItsWords() {
  await noticeWords;
  return Full;
}

const wordsOf = ({ freeIn, kind }: GateProps["item"]) =>
  freeIn === 0 ? t("networkFull") : freeIn ? later("placesTaken", { count: freeIn }) : later("full", { kind });

/** No place is free at the moment. The server checks again when the taker starts. */
function Full({ item, dispatch }: GateProps) {
  const [status, setStatus] = useState<"idle" | "busy" | "failed">("idle");
  const lookAgain = async () => {
    if (status === "busy") return;
    setStatus("busy");
    try {
      dispatch({ type: "refreshed", item: await reloadItem(item), asked: item });
    } catch {
      setStatus("failed");
    }
  };
  return (
    <section className="gate">
      <p>
        <strong>{wordsOf(item)}</strong>
      </p>
      <p>{t("fullLater")}</p>
      <div className="actions">
        <button className="button primary" type="button" aria-disabled={status === "busy"} onClick={lookAgain}>
          {status === "busy" ? t("loading") : later("tryAgain")}
        </button>
      </div>
      <p role="status">{status === "failed" && t("noServer")}</p>
    </section>
  );
}
