import { Component, type ReactNode } from "react";
import { addressOf } from "./address.ts";
import { readProgress } from "./attempt/store.ts";
import { Notice } from "./Notice.tsx";

export class ErrorBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <Notice title="Something went wrong" text={`${whereabouts()}Reload to go on.`}>
        <button className="button primary" type="button" onClick={() => location.reload()}>
          Reload
        </button>
      </Notice>
    );
  }
}

function whereabouts(): string {
  const address = addressOf(location.pathname);
  return address.at === "item" && readProgress(address.id) ? "The answers you gave are kept on this device. " : "";
}
