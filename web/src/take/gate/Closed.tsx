import type { Progress } from "../attempt/attempt.ts";
import { t } from "../language/later.ts";
import type { GateProps } from "./Gate.tsx";
import { formatMoment } from "./moment.ts";
import { useClock } from "./useClock.ts";

/** Asks the server whenever somebody looks again: its author may have given more time. */
export function Closed({ item, kept, dispatch }: GateProps & { kept: Progress | null }) {
  useClock(item, dispatch);
  const { closesAt } = item.rules ?? {};
  return (
    <section className="gate">
      <p>
        <strong>{t("closedOn", { when: closesAt ? formatMoment(closesAt) : "" })}</strong>
      </p>
      {kept && (
        <div className="actions">
          <button
            className="button primary"
            type="button"
            onClick={() => dispatch({ type: "elsewhere", progress: { ...kept, handedIn: true } })}
          >
            {t(item.kind === "SURVEY" ? "everyone" : "yourResult")}
          </button>
        </div>
      )}
    </section>
  );
}
