import { useEffect, useState } from "react";
import { Linked } from "../../../ui/text/Linked.tsx";
import { Paragraphs } from "../../../ui/text/Shown.tsx";
import { useWriting } from "../../../ui/text/writing.ts";
import { formatDay } from "../../gate/moment.ts";
import { t } from "../../language/notice.ts";

interface CorrectedProps {
  at: string;
  reason: string | undefined;
  /** The result before the correction. */
  before: string | undefined;
}

/** The time of a correction and the author's reason, which is not translated. */
export function Corrected({ at, reason, before }: CorrectedProps) {
  const { written } = useWriting();
  const [isSaid, setSaid] = useState(false);
  // Screen readers announce changes, not the initial content.
  useEffect(() => setSaid(true), []);
  return (
    <div className="prose" role="status">
      {isSaid && (
        <p>
          <strong>{t("corrected", { when: formatDay(at) })}</strong>
          {before && ` ${t("correctedFrom", { result: `\u2068${before}\u2069` })}`}
        </p>
      )}
      {isSaid && reason && (
        <Paragraphs className="prose" {...written(reason)} text={reason} html={undefined}>
          <Linked text={reason} />
        </Paragraphs>
      )}
    </div>
  );
}
