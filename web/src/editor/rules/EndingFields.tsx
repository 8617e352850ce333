import { Box, Stack } from "@chakra-ui/react";
import { graphql } from "react-relay";
import type { EndingName } from "../../../../api/src/content/rules/endings.shared.ts";
import { endingLimits } from "../../../../api/src/content/setting/limits.shared.ts";
import type { Kind } from "../../product/kind.ts";
import { useDraftValue } from "../draft/useDraft.ts";
import { NumberField, SwitchRow, TextField } from "../field/fields.tsx";
import { SubFields } from "../field/SubFields.tsx";
import { isSplit } from "./endings.ts";

graphql`
  fragment EndingFields_ending on Ending {
    text
    link {
      url
      label
      afterSeconds
    }
  }
`;

const names: Record<EndingName, string> = {
  everybody: "Ending",
  passed: "Ending for who passed",
  failed: "Ending for who did not pass",
};

export function EndingFields({ kind }: { kind: Kind }) {
  const rules = useDraftValue("rules");
  const hasMark = kind === "QUIZ" && rules.passMark.trim() !== "";
  return (
    <Stack gap="4">
      <EndingField
        name="everybody"
        hint="What participants read once they have finished. It is not translated, and nobody is sent it before."
      />
      {hasMark && (
        <SwitchRow
          name="rules.endings.isSplit"
          label="Endings of their own for passed and not passed"
          hint="For participants who may see their score. An empty one leaves the ending above."
        />
      )}
      {isSplit(kind, rules) && (
        <>
          <EndingField name="passed" />
          <EndingField name="failed" />
        </>
      )}
    </Stack>
  );
}

function EndingField({ name, hint }: { name: EndingName; hint?: string }) {
  const label = names[name];
  const { url, isLed } = useDraftValue(`rules.endings.${name}.link`);
  return (
    <SubFields legend={label}>
      <Stack gap="3">
        <TextField name={`rules.endings.${name}.text`} label={label} hint={hint} lines={2} isRich />
        <TextField
          name={`rules.endings.${name}.link.url`}
          label="Link at the end"
          placeholder="https://example.org/next"
        />
        {url.trim() !== "" && (
          <>
            <TextField
              name={`rules.endings.${name}.link.label`}
              label="What the link says"
              hint="Empty, it says where it leads. Otherwise that stands beside it."
            />
            <SwitchRow
              name={`rules.endings.${name}.link.isLed`}
              label="Go on by itself"
              hint="The page says so and counts down, and participants can stop it. Not in embedded pages, and not where several people answer on one device."
            />
            {isLed && (
              <Box maxW="20rem">
                <NumberField
                  name={`rules.endings.${name}.link.afterSeconds`}
                  label="After how many seconds"
                  max={endingLimits.seconds.most}
                  step={1}
                />
              </Box>
            )}
          </>
        )}
      </Stack>
    </SubFields>
  );
}
