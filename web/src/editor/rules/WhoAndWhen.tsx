import { lazy } from "react";
import { LazyPart } from "../../ui/layout/LazyPart.tsx";
import { useDraftValue } from "../draft/useDraft.ts";
import { CollapsibleSection } from "../field/CollapsibleSection.tsx";
import { useHasErrorIn } from "../field/fieldErrors.ts";
import type { WhenFieldsProps } from "./WhenFields.tsx";

// Collapsed at first, so its code loads later.
const WhenFields = lazy(async () => ({ default: (await import("./WhenFields.tsx")).WhenFields }));
const RulesInWords = lazy(async () => ({ default: (await import("./RulesInWords.tsx")).RulesInWords }));

export function WhoAndWhen(props: WhenFieldsProps) {
  const rules = useDraftValue("rules");
  const summary = (
    <LazyPart>
      <RulesInWords kind={props.kind} rules={rules} />
    </LazyPart>
  );
  return (
    <CollapsibleSection title="Who and when" summary={summary} isFaulty={useHasErrorIn("rules")}>
      <LazyPart>
        <WhenFields {...props} />
      </LazyPart>
    </CollapsibleSection>
  );
}
