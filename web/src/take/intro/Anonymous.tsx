import { rareWords, t } from "../language/rare.ts";

export async function withItsWords() {
  await rareWords;
  return Anonymous;
}

/** Stands where people are asked for their names otherwise. */
function Anonymous() {
  return <p className="prose">{t("anonymous")}</p>;
}
