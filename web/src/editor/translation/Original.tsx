import { Box } from "@chakra-ui/react";
import { AuthorText } from "../../ui/text/AuthorText.tsx";
import { useWriting } from "../../ui/text/writing.ts";
import { Rendered } from "../rich/shown/Rendered.tsx";
import { isLine } from "./labels.ts";
import type { Row } from "./rows.ts";

export function Original({ id, row }: { id: string; row: Row }) {
  const { written } = useWriting();
  const { original, isRich } = row;
  return (
    <Box id={id} whiteSpace={isRich ? undefined : "pre-wrap"} overflowWrap="anywhere" {...written(original)}>
      {isRich ? (
        <Rendered text={original} shape={isLine(row) ? "inline" : "block"} />
      ) : (
        <AuthorText isLinked>{original}</AuthorText>
      )}
    </Box>
  );
}
