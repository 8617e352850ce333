import type { ReactNode } from "react";
import { useDocumentTitle } from "../ui/hooks/useDocumentTitle.ts";
import { t } from "./language/t.ts";
import { Page } from "./Page.tsx";

interface NoticeProps {
  title: string;
  text: string;
  /** Language and direction of texts that are not in the taker's language. */
  writing?: { lang: string; dir: "ltr" | "rtl" };
  children: ReactNode;
}

export function Notice({ title, text, writing, children }: NoticeProps) {
  useDocumentTitle(title);
  return (
    <Page>
      <div className="notice">
        <h1 tabIndex={-1} {...writing}>
          {title}
        </h1>
        <p className="lead" {...writing}>
          {text}
        </p>
        <div className="actions">{children}</div>
      </div>
    </Page>
  );
}

export function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <Notice title={t("noLoad")} text={t("noLoadHow")}>
      <button className="button primary" type="button" onClick={onRetry}>
        {t("tryAgain")}
      </button>
    </Notice>
  );
}

export function Skeleton() {
  return (
    <Page isBusy>
      <p className="sr-only" role="status">
        {t("loading")}
      </p>
      <div className="skeleton" aria-hidden>
        <span style={{ width: "30%" }} />
        <span className="tall" style={{ width: "85%" }} />
        <span style={{ width: "100%" }} />
        <span style={{ width: "60%" }} />
      </div>
    </Page>
  );
}
