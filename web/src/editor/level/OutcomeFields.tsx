import type { ReactNode } from "react";
import type { Scale } from "../../../../api/src/content/content.shared.ts";
import { Section } from "../../ui/layout/Section.tsx";
import { MailSettings } from "../mail/MailSettings.tsx";
import { LevelList } from "./LevelList.tsx";

export interface OutcomeProps {
  scale: Scale;
  minLevels: number;
  lead: ReactNode;
}

export function OutcomeFields({ scale, minLevels, lead }: OutcomeProps) {
  return (
    <>
      <Section title="Skill levels" lead={lead}>
        <LevelList scale={scale} min={minLevels} />
      </Section>
      <Section title="Result by email" lead="Sent to participants with their result.">
        <MailSettings />
      </Section>
    </>
  );
}
