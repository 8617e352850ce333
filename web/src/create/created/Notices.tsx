import { pairIn } from "../../../../api/src/generation/drafting/pairs.shared.ts";
import { Notice } from "../../ui/layout/Notice.tsx";

interface NoticesProps {
  notices: readonly string[];
  /** Whether the question with this number is still there. */
  isThere?: (number: number) => boolean;
}

/** Notes about questions. Pairs of questions that are nearly the same are one note. */
export function Notices({ notices, isThere = () => true }: NoticesProps) {
  const pairs = notices.flatMap((notice) => {
    const pair = pairIn(notice);
    return pair?.every(isThere) ? [pair.join(" and ")] : [];
  });
  return (
    <>
      {notices
        .filter((notice) => pairIn(notice) === null)
        .map((notice) => (
          <Notice key={notice}>{notice}</Notice>
        ))}
      {pairs.length > 0 && <Notice>These questions ask nearly the same: {pairs.join("; ")}.</Notice>}
    </>
  );
}
