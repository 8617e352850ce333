import { Box } from "@chakra-ui/react";
import { pairIn } from "../../../../api/src/generation/drafting/pairs.shared.ts";
import { Notice } from "../../ui/layout/Notice.tsx";

interface NoticesProps {
  notices: readonly string[];
  /** Whether the question with this number is still there. */
  isThere?: (number: number) => boolean;
}

/** All notes about questions, as one. Pairs of questions that are nearly the same are one line. */
export function Notices({ notices, isThere = () => true }: NoticesProps) {
  const pairs = notices.flatMap((notice) => {
    const pair = pairIn(notice);
    return pair?.every(isThere) ? [pair.join(" and ")] : [];
  });
  const lines = notices.filter((notice) => pairIn(notice) === null);
  if (pairs.length > 0) lines.push(`These questions ask nearly the same: ${pairs.join("; ")}.`);
  if (lines.length === 0) return null;
  return (
    <Notice>
      {lines.map((line) => (
        <Box key={line} as="span" display="block" _notFirst={{ mt: "2" }}>
          {line}
        </Box>
      ))}
    </Notice>
  );
}
