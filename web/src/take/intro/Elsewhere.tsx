import type { ReactNode } from "react";
import { t } from "../language/later.ts";
import { Notice } from "../Notice.tsx";

/** Nothing was found here at a link of another site. */
export function Elsewhere({ title, site, children }: { title: string; site: string; children: ReactNode }) {
  return (
    <Notice title={title} text={t("otherSite", { site })}>
      {children}
    </Notice>
  );
}
