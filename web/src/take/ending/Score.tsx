import type { ReactNode } from "react";

export function Score({ percentage, children }: { percentage: number; children: ReactNode }) {
  return (
    <figure className="score">
      <p className="score-number">
        {percentage}
        <span>%</span>
      </p>
      <figcaption>{children}</figcaption>
      <div className="ruler" aria-hidden>
        <span style={{ width: `${percentage}%` }} />
      </div>
    </figure>
  );
}
