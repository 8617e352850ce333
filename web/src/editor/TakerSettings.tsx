import { SwitchRow } from "./fields.tsx";

/** What takers see and are asked, beside the questions. */
export function TakerSettings() {
  return (
    <>
      <SwitchRow
        name="showResultsToTakers"
        label="Show results to participants"
        hint="After finishing, they see how they did and what others answered."
      />
      <SwitchRow
        name="collectEmailUpfront"
        label="Ask for an e-mail address first"
        hint="Participants have to give one before they can start."
      />
    </>
  );
}
