import { t } from "../../language/rare.ts";

/** Of anonymous answers, before there are enough to show them together. */
export function FewYet() {
  return <p className="prose">{t("fewYet")}</p>;
}
