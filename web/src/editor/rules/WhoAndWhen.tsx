import { lazy } from "react";
import { LazyPart } from "../../ui/layout/LazyPart.tsx";
import { useDraftValue } from "../draft/useDraft.ts";
import { CollapsibleSection } from "../field/CollapsibleSection.tsx";
import { useHasErrorIn } from "../field/fieldErrors.ts";
import { shownInWords } from "./shown.ts";
import type { WhenFieldsProps } from "./WhenFields.tsx";

// Collapsed at first, so its code loads later.
const WhenFields = lazy(async () => ({ default: (await import("./WhenFields.tsx")).WhenFields }));
const TimesInWords = lazy(async () => ({ default: (await import("./TimesInWords.tsx")).TimesInWords }));

export function WhoAndWhen(props: WhenFieldsProps) {
  return (
    <CollapsibleSection title="Who and when" summary={<InWords kind={props.kind} />} isFaulty={useHasErrorIn("rules")}>
      <LazyPart>
        <WhenFields {...props} />
      </LazyPart>
    </CollapsibleSection>
  );
}

function InWords({ kind }: Pick<WhenFieldsProps, "kind">) {
  const { opensAt, closesAt, passMark, shuffleQuestions, shuffleOptions, shown } = useDraftValue("rules");
  const isTimed = opensAt !== "" || closesAt !== "";
  return (
    <>
      {isTimed ? (
        <LazyPart>
          <TimesInWords opensAt={opensAt} closesAt={closesAt} />
        </LazyPart>
      ) : (
        "At any time"
      )}
      {passMark && `, pass mark ${passMark}%`}
      {(shuffleQuestions || shuffleOptions) && ", shuffled"}
      {shown.isOwn && `, ${shownInWords(kind, shown)}`}
    </>
  );
}
