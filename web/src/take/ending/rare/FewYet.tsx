import { t } from "../../language/rare.ts";

/** Shown until there are enough anonymous answers to show them together. */
export function FewYet() {
  return <p className="prose">{t("fewYet")}</p>;
}
