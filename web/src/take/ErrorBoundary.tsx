import { Component, type ReactNode } from "react";
import { addressOf } from "./address.ts";
import { readProgress } from "./attempt/store.ts";
import { t } from "./language/t.ts";
import { Notice } from "./Notice.tsx";

export class ErrorBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <Notice title={t("broken")} text={`${whereabouts()}${t("reloadHow")}`}>
        <button className="button primary" type="button" onClick={() => location.reload()}>
          {t("reload")}
        </button>
      </Notice>
    );
  }
}

function whereabouts(): string {
  const address = addressOf(location.pathname);
  return address.at === "item" && readProgress(address.id) ? `${t("keptAnswers")} ` : "";
}
