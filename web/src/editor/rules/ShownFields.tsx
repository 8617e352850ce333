import { Box, Stack } from "@chakra-ui/react";
import { showable } from "../../../../api/src/content/rules/shown.shared.ts";
import type { ShownPart } from "../../../../api/src/content/setting/limits.shared.ts";
import type { Kind } from "../../product/kind.ts";
import { useDraftValue } from "../draft/useDraft.ts";
import { SelectField, SwitchRow } from "../field/fields.tsx";
import { SubFields } from "../field/SubFields.tsx";
import { partNames } from "./shownInWords.ts";

const times = [
  { value: "AT_ONCE", label: "As soon as they have finished" },
  { value: "AFTER_CLOSING", label: "A minute after it has closed" },
];

const hints: Record<Kind, Partial<Record<ShownPart, string>>> = {
  QUIZ: {
    SCORE: "With whether they passed, where there is a pass mark.",
    RIGHT_ANSWERS: "They can count their score by them. Answers that come late, marked as such, may be given by them.",
  },
  SURVEY: {},
  ASSESSMENT: { SCORE: "With the level and its texts. Results are mailed only if it is shown, and not earlier." },
};

export function ShownFields({ kind }: { kind: Kind }) {
  const isOwn = useDraftValue("rules.shown.isOwn");
  return (
    <Stack gap="3">
      <SwitchRow
        name="rules.shown.isOwn"
        label="Choose what participants see"
        hint="In place of “Show results to participants” in the settings."
      />
      {isOwn && (
        <SubFields legend="What participants see">
          {showable[kind].map((part) => (
            <SwitchRow key={part} name={`rules.shown.${part}`} label={partNames[part]} hint={hints[kind][part]} />
          ))}
          <Box maxW="20rem" mt="3">
            <SelectField name="rules.shown.when" label="When they see it" choices={times} />
          </Box>
        </SubFields>
      )}
    </Stack>
  );
}
