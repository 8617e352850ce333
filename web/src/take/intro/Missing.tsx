import { t } from "../language/later.ts";
import { Notice } from "../Notice.tsx";
import { HomeLink } from "../Page.tsx";
import { otherSiteOf } from "./otherSite.ts";

/** There is no such item; a link that was pasted here may be another site's. */
export function Missing({ title }: { title: string }) {
  const site = otherSiteOf(location.pathname);
  return (
    <Notice title={title} text={site === null ? t("notFoundHow") : t("otherSite", { site })}>
      <HomeLink />
      <a className="button quiet" href="/take">
        {t("anotherLink")}
      </a>
    </Notice>
  );
}
