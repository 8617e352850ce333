import { t } from "../language/deferred.ts";
import { Notice } from "../Notice.tsx";
import { HomeLink } from "../Page.tsx";
import { otherSiteOf } from "./otherSite.ts";

/**
 * Shown when there is no such item. Names the other site if a pasted link belongs to one. Without a `door`, no item was
 * requested.
 */
export function Missing({ door }: { door?: "quizzes" | "surveys" }) {
  if (!door)
    return (
      <Notice title={t("noContent")} text={t("noContentHow")}>
        <HomeLink />
      </Notice>
    );
  const site = otherSiteOf(location.pathname);
  return (
    <Notice
      title={t(door === "surveys" ? "surveyNotFound" : "quizNotFound")}
      text={site === null ? t("notFoundHow") : t("otherSite", { site })}
    >
      <HomeLink />
      <a className="button quiet" href="/take">
        {t("anotherLink")}
      </a>
    </Notice>
  );
}
