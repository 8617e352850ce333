import { Box } from "@chakra-ui/react";
import { showable } from "../../../../api/src/content/rules/shown.shared.ts";
import type { ShownPart } from "../../../../api/src/content/setting/limits.shared.ts";
import type { Kind } from "../../product/kind.ts";
import { FormField } from "../../ui/form/FormField.tsx";
import { Select } from "../../ui/form/Select.tsx";
import { Row } from "../access/Row.tsx";
import { useDraft, useDraftValue } from "../draft/useDraft.ts";
import { SelectField, SwitchRow } from "../field/fields.tsx";
import { SubFields } from "../field/SubFields.tsx";
import { partNames } from "./shownInWords.ts";

const times = [
  { value: "AT_ONCE", label: "After finishing" },
  { value: "AFTER_CLOSING", label: "After it closes" },
];

const hints: Record<Kind, Partial<Record<ShownPart, string>>> = {
  QUIZ: {
    SCORE: "With whether they passed, if there is a pass mark.",
    RIGHT_ANSWERS: "Participants could pass them on. Late responses are marked.",
  },
  SURVEY: {},
  ASSESSMENT: { SCORE: "With the level and its texts. Results are emailed only if shown." },
};

type Choice = "NONE" | "ALL" | "PARTS";

const choicesOf = (kind: Kind): Record<Choice, string> => ({
  NONE: kind === "SURVEY" ? "None" : "Own score",
  ALL: kind === "SURVEY" ? "Everyone's answers" : "Own result and everyone's answers",
  PARTS: "Selected parts",
});

const label = "Results shown to participants";

/** The parts of the result that participants see, and when. Two settings that make three choices. */
export function ShownFields({ kind }: { kind: Kind }) {
  const draft = useDraft();
  const isOwn = useDraftValue("rules.shown.isOwn");
  const showResultsToTakers = useDraftValue("showResultsToTakers");
  const choices = choicesOf(kind);

  function choose(choice: Choice) {
    const { rules, showResultsToTakers, ...item } = draft.present();
    draft.note(
      {
        ...item,
        showResultsToTakers: choice === "PARTS" ? showResultsToTakers : choice === "ALL",
        rules: { ...rules, shown: { ...rules.shown, isOwn: choice === "PARTS" } },
      },
      null,
    );
  }

  return (
    <>
      <Row name="shown" label={label} isTall>
        <FormField label={label}>
          <Select
            value={isOwn ? "PARTS" : showResultsToTakers ? "ALL" : "NONE"}
            onChange={({ target }) => choose(target.value as Choice)}
          >
            {Object.entries(choices).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        </FormField>
      </Row>
      {isOwn && (
        <Box pe="10" mb="3">
          <SubFields legend="Parts shown to participants">
            {showable[kind].map((part) => (
              <SwitchRow key={part} name={`rules.shown.${part}`} label={partNames[part]} hint={hints[kind][part]} />
            ))}
            <SelectField name="rules.shown.when" label="When they see them" choices={times} />
          </SubFields>
        </Box>
      )}
    </>
  );
}
