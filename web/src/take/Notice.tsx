import type { ReactNode } from "react";
import { useDocumentTitle } from "../ui/useDocumentTitle.ts";
import { Page } from "./Page.tsx";

/** A page that has only one thing to say. */
export function Notice({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  useDocumentTitle(title);
  return (
    <Page>
      <div className="notice">
        <h1 tabIndex={-1}>{title}</h1>
        <p className="lead">{text}</p>
        <div className="actions">{children}</div>
      </div>
    </Page>
  );
}
