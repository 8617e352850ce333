import type { Item } from "../attempt/item.ts";
import { rareWords, t } from "../language/rare.ts";
import { LinkValues } from "./LinkValues.tsx";

export async function withItsWords() {
  await rareWords;
  return Anonymous;
}

/** Stands where people are asked for their names otherwise. */
function Anonymous({ item }: { item: Item }) {
  return (
    <>
      <p className="prose">{t("anonymous")}</p>
      <LinkValues item={item} />
    </>
  );
}
