import { Paragraphs } from "../../ui/text/Shown.tsx";
import { sizeOf } from "../../ui/text/size.ts";
import { useWriting } from "../../ui/text/writing.ts";
import type { Item } from "../attempt/item.ts";
import { useOriginal } from "../language/original.ts";

export function Head({ item: { title, description, html, translation } }: { item: Item }) {
  const { written } = useWriting();
  const original = useOriginal({ ...translation });
  const whole = `${title}\n${description ?? ""}`;
  return (
    <>
      <h1 tabIndex={-1} className={sizeOf(title)} {...written(title, whole)} {...original("title", title)}>
        {title}
      </h1>
      {description && (
        <Paragraphs
          className="lead"
          {...written(description, whole)}
          {...original("description", description)}
          text={description}
          html={html}
        />
      )}
    </>
  );
}
