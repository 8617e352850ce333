import { useState } from "react";
import type { Item } from "../attempt/item.ts";
import { isEmbedded } from "../embed.ts";
import { t } from "../language/t.ts";
import { late, withOwnWords, withWords } from "../late.tsx";

const reportDialog = late(async () => (await withWords(withOwnWords(import("./ReportDialog.tsx")))).ReportDialog);

const operator = document.querySelector<HTMLMetaElement>('meta[name="operator"]')?.content;

/** Names keep their own direction. */
const isolated = (name: string) => `\u2068${name}\u2069`;

interface ColophonProps {
  item: Item;
  /** Absent for the author, who cannot report their own item. */
  onReportFailed: (() => void) | undefined;
}

/** Names the author and the operator of the site. The server writes the same line (`page.ts`). */
export function Colophon({ item: { id, rules }, onReportFailed }: ColophonProps) {
  const [isReporting, setReporting] = useState(false);
  return (
    <>
      {rules?.author && <span>{t("author", { author: isolated(rules.author) })}</span>}
      {operator && <span>{t("operator", { operator: isolated(operator) })}</span>}
      {/* Assay's other pages cannot be framed. */}
      <a href="/privacy-policy" target={isEmbedded ? "_blank" : undefined}>
        {t("privacy")}
      </a>
      {onReportFailed && (
        <button type="button" onClick={() => reportDialog.load().then(() => setReporting(true), onReportFailed)}>
          {t("reportPage")}
        </button>
      )}
      {isReporting && <reportDialog.Late contentId={id} onClose={() => setReporting(false)} />}
    </>
  );
}
