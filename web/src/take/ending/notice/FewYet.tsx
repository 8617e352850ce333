import { t } from "../../language/notice.ts";

/** Shown until there are enough anonymous answers to show them together. */
export function FewYet() {
  return <p className="prose">{t("fewYet")}</p>;
}
