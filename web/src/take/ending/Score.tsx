import type { ReactNode } from "react";
import { Check, X } from "../../ui/icons.ts";
import { formatPercent, percentParts, t } from "../language/ended.ts";

interface Props {
  percentage: number;
  /** Null without a pass mark. */
  passMark: { percentage: number; isReached: boolean } | null;
  children: ReactNode;
}

export function Score({ percentage, passMark, children }: Props) {
  return (
    <>
      <figure className="score">
        <p className="score-number">
          {percentParts(percentage).map(({ type, value }) =>
            /integer|decimal|fraction/.test(type) ? value : <span key={type}>{value}</span>,
          )}
        </p>
        {children && <figcaption>{children}</figcaption>}
        <div className="ruler" aria-hidden>
          <span style={{ width: `${percentage}%` }} />
          {passMark && <i style={{ insetInlineStart: `${passMark.percentage}%` }} />}
        </div>
      </figure>
      {passMark && (
        <p className={passMark.isReached ? "mark verdict right" : "mark verdict wrong"}>
          {passMark.isReached ? <Check aria-hidden size={20} /> : <X aria-hidden size={20} />}
          {t(passMark.isReached ? "passed" : "notPassed", { mark: formatPercent(passMark.percentage) })}
        </p>
      )}
    </>
  );
}
