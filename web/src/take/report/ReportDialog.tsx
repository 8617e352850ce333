import { useId, useRef, useState } from "react";
import { longestReport, type ReportReason, reportReasons } from "../../../../api/src/content/report/report.shared.ts";
import { lengthOf } from "../../../../api/src/platform/shared/characters.shared.ts";
import { commonHeaders, isObject, post, Refusal } from "../attempt/api.ts";
import { newKey } from "../attempt/attempt.ts";
import { reportWords, t } from "../language/report.ts";
import { formatNumber } from "../language/t.ts";
import { ModalDialog } from "../question/ModalDialog.tsx";

export { reportWords as words };

const reasonWords = {
  impersonation: "reportImpersonation",
  phishing: "reportPhishing",
  illegal: "reportIllegal",
  other: "reportOther",
} as const satisfies Record<ReportReason, string>;

type Flaw = "reportNoReason" | "reportTooLong" | "reportNotSent" | "reportTooMany";

export function ReportDialog({ contentId, onClose }: { contentId: string; onClose: () => void }) {
  const [reason, setReason] = useState<ReportReason | null>(null);
  const [text, setText] = useState("");
  const [flaw, setFlaw] = useState<Flaw | null>(null);
  const [state, setState] = useState<"writing" | "sending" | "sent">("writing");
  // Each report has a key, so that a report sent again after a lost response is stored once.
  const key = useRef(newKey());
  const body = useRef<HTMLDivElement>(null);
  const id = useId();

  const change = () => {
    key.current = newKey();
    setFlaw(null);
  };
  const fail = (found: Flaw, field: "input" | "textarea") => {
    setFlaw(found);
    body.current?.querySelector<HTMLElement>(field)?.focus();
  };
  async function send() {
    if (state !== "writing") return;
    if (!reason) return fail("reportNoReason", "input");
    if (lengthOf(text, longestReport) > longestReport) return fail("reportTooLong", "textarea");
    setFlaw(null);
    setState("sending");
    try {
      const headers = { ...commonHeaders, "Content-Type": "application/json", "Idempotency-Key": key.current };
      await post(`/api/content/${contentId}/reports`, { reason, text }, isObject, { headers });
      setState("sent");
    } catch (error) {
      setFlaw(error instanceof Refusal && error.status === 429 ? "reportTooMany" : "reportNotSent");
      setState("writing");
    }
  }

  const isSent = state === "sent";
  return (
    <ModalDialog
      title={t("reportPage")}
      onClose={onClose}
      action={
        isSent ? undefined : (
          <button className="button primary" type="button" aria-disabled={state === "sending"} onClick={send}>
            {t(state === "sending" ? "submitting" : "reportSend")}
          </button>
        )
      }
    >
      {isSent ? (
        <p className="report" tabIndex={-1} ref={(thanks) => thanks?.focus()}>
          {t("reportThanks")}
        </p>
      ) : (
        <div className="report" ref={body}>
          <fieldset aria-describedby={flaw === "reportNoReason" ? `${id}-flaw` : undefined}>
            <legend>{t("reportWhy")}</legend>
            {reportReasons.map((one) => (
              <label key={one}>
                <input
                  type="radio"
                  name={id}
                  checked={one === reason}
                  onChange={() => {
                    setReason(one);
                    change();
                  }}
                />
                {t(reasonWords[one])}
              </label>
            ))}
          </fieldset>
          <div className="field">
            <label htmlFor={id}>{t("reportText")}</label>
            <textarea
              id={id}
              rows={3}
              dir="auto"
              value={text}
              aria-invalid={flaw === "reportTooLong"}
              aria-describedby={flaw === "reportTooLong" ? `${id}-flaw` : `${id}-note`}
              onChange={({ target }) => {
                setText(target.value);
                change();
              }}
            />
          </div>
          <p className="fine-print" id={`${id}-note`}>
            {t("reportUnnamed")}
          </p>
          {flaw && (
            <p className="field-error" id={`${id}-flaw`} role="alert">
              {flaw === "reportTooLong" ? t(flaw, { count: formatNumber(longestReport) }) : t(flaw)}
            </p>
          )}
        </div>
      )}
    </ModalDialog>
  );
}
