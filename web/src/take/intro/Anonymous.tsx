import type { Item } from "../attempt/item.ts";
import { noticeWords, t } from "../language/notice.ts";
import { LinkValues } from "./LinkValues.tsx";

export async function withItsWords() {
  await noticeWords;
  return Anonymous;
}

/** Replaces the form for the taker's name. */
function Anonymous({ item }: { item: Item }) {
  return (
    <>
      <p className="prose">{t("anonymous")}</p>
      <LinkValues item={item} />
    </>
  );
}
