import { useWriting } from "../ui/text/writing.ts";
import type { Item } from "./attempt/item.ts";
import { useOriginal } from "./language/original.ts";

export function ItemTitle({ item: { title, translation }, className }: { item: Item; className: string }) {
  const { written } = useWriting();
  const original = useOriginal({ ...translation });
  return (
    <p className={className} {...written(title)} {...original("title", title)}>
      {title}
    </p>
  );
}
