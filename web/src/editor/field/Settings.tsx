import { lazy } from "react";
import { nameOf } from "../../../../api/src/platform/shared/languages.shared.ts";
import { capitalized } from "../../../../api/src/platform/shared/words.shared.ts";
import { LazyPart } from "../../ui/layout/LazyPart.tsx";
import { useWriting } from "../../ui/text/writing.ts";
import { useDraftValue } from "../draft/useDraft.ts";
import { Words } from "../rich/shown/Words.tsx";
import { CollapsibleSection } from "./CollapsibleSection.tsx";
import { useFieldError } from "./fieldErrors.ts";
import type { SettingsProps } from "./SettingsFields.tsx";

// Collapsed at first, so its code loads later.
const SettingsFields = lazy(async () => ({ default: (await import("./SettingsFields.tsx")).SettingsFields }));

const names = ["description", "language", "difficulty"] as const;

export function Settings(props: SettingsProps) {
  const fieldError = useFieldError(...names);
  return (
    <CollapsibleSection
      title="Description and settings"
      summary={<InWords {...props} />}
      isFaulty={fieldError !== undefined}
    >
      <LazyPart>
        <SettingsFields {...props} />
      </LazyPart>
    </CollapsibleSection>
  );
}

function InWords({ kind }: SettingsProps) {
  const { written } = useWriting();
  const description = useDraftValue("description");
  const language = useDraftValue("language");
  const difficulty = useDraftValue("difficulty");
  const parts = [kind === "QUIZ" && capitalized(difficulty), language && nameOf(language, "en")];
  return (
    <>
      {description.trim() === "" ? (
        "No description"
      ) : (
        <bdi {...written(description)}>
          <Words>{description.trim()}</Words>
        </bdi>
      )}
      {["", ...parts.filter(Boolean)].join(" · ")}
    </>
  );
}
