import type { Shape } from "../../../../../api/src/rich/markdown.shared.ts";
import { AuthorText } from "../../../ui/text/AuthorText.tsx";
import { useWriting } from "../../../ui/text/writing.ts";
import { useDraftValue } from "../../draft/useDraft.ts";
import { Rendered } from "./Rendered.tsx";

interface WrittenProps {
  children: string;
  shape: Shape;
  like?: string;
  isLinked?: boolean;
}

/** A text of the draft to read, formatted if the item is. */
export function Written({ children, shape, like, isLinked }: WrittenProps) {
  const { written } = useWriting();
  if (useDraftValue("format") === "plain") {
    return (
      <AuthorText like={like} isLinked={isLinked}>
        {children}
      </AuthorText>
    );
  }
  return (
    <bdi {...written(children, like)}>
      <Rendered text={children} shape={shape} />
    </bdi>
  );
}
