import { type Dispatch, type ReactNode, useState } from "react";
import { factsOf } from "../../../../api/src/content/taking/facts.shared.ts";
import { inLink, isShared } from "../address.ts";
import type { Action, Progress } from "../attempt/attempt.ts";
import type { Item } from "../attempt/item.ts";
import { canStore, hasSubmitted } from "../attempt/store.ts";
import { t } from "../language/t.ts";
import { DetailsForm } from "./DetailsForm.tsx";
import type { Details } from "./details.ts";
import { Head } from "./Head.tsx";
import type { Restore } from "./Returning.tsx";
import { discarded, resumeCard, returning } from "./resume.tsx";

type Props = {
  item: Item;
  found: Progress | null;
  isStarting: boolean;
  isTrial: boolean;
  dispatch: Dispatch<Action>;
  /** Content next to the button. */
  children: ReactNode;
  onStart: (details: Details) => void;
  onDiscard: () => void;
  /** Absent if no attempt was discarded. */
  onRestore: (() => void) | undefined;
};

const nobody: Details = { name: "", email: "" };

export function Intro(props: Props) {
  const { item, found, isStarting, isTrial, dispatch, children, onStart, onDiscard, onRestore } = props;
  const { kind } = item;
  // False if the person has answered before the page was opened. Otherwise what undoes forgetting their answers, which
  // is kept in memory only, so that the next person finds nothing after a reload.
  const [again, setAgain] = useState<Restore | false>(
    () => (isTrial || isShared(location) || !hasSubmitted(item.id)) && null,
  );
  const answerAgain = (restore: Restore = null) => setAgain(() => restore);
  // Stored here because the form is unmounted when another tab starts an attempt.
  const [details, setDetails] = useState<Details>(found ?? { name: inLink("name"), email: inLink("email") });
  const startOver = (who: Details, restore?: Restore) => {
    answerAgain(restore);
    setDetails(who);
    onDiscard();
  };
  return (
    <div className="intro">
      <ul className="facts">
        {factsOf(item, t).map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      <Head item={item} />
      {(onRestore || again) && <discarded.Late undo={[again, () => setAgain(false), onRestore]} />}
      {found ? (
        <resumeCard.Late
          found={found}
          current={item}
          dispatch={dispatch}
          onStartOver={() => startOver(found)}
          onSomebodyElse={(restore) => startOver(nobody, restore)}
        />
      ) : again === false ? (
        <returning.Late item={item} dispatch={dispatch} onAgain={answerAgain} />
      ) : (
        <DetailsForm
          initial={details}
          isEmailNeeded={item.collectEmailUpfront}
          isNobody={item.rules?.anonymous}
          action={t(isStarting ? "loading" : kind === "SURVEY" ? "startSurvey" : "start")}
          told={children}
          onChange={setDetails}
          onSubmit={onStart}
        >
          <p className="fine-print">
            {t(canStore() ? "staysHere" : "mayBeLost")} {item.rules?.anonymous || t("authorSees")}
          </p>
        </DetailsForm>
      )}
    </div>
  );
}
