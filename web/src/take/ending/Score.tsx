import type { ReactNode } from "react";
import { percentParts } from "../language/t.ts";

export function Score({ percentage, children }: { percentage: number; children: ReactNode }) {
  return (
    <figure className="score">
      <p className="score-number">
        {percentParts(percentage).map(({ type, value }) =>
          type === "integer" ? value : <span key={type}>{value}</span>,
        )}
      </p>
      <figcaption>{children}</figcaption>
      <div className="ruler" aria-hidden>
        <span style={{ width: `${percentage}%` }} />
      </div>
    </figure>
  );
}
