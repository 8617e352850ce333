import { Stack } from "@chakra-ui/react";
import { graphql } from "react-relay";
import type { EndingName } from "../../../../api/src/content/rules/endings.shared.ts";
import { endingLimits } from "../../../../api/src/content/setting/limits.shared.ts";
import type { Kind } from "../../product/kind.ts";
import { Row } from "../access/Row.tsx";
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
  everybody: "Message at the end",
  passed: "Message if they pass",
  failed: "Message if they don't pass",
};

export function EndingFields({ kind }: { kind: Kind }) {
  const rules = useDraftValue("rules");
  const hasMark = kind === "QUIZ" && rules.passMark.trim() !== "";
  return (
    <>
      <Row name="endings" label={names.everybody} more="Not translated, and not sent before they finish." isTall>
        <EndingField name="everybody" />
      </Row>
      {hasMark && (
        <Row
          name="endings.isSplit"
          label={split}
          more="For participants who may see their score. The message above replaces an empty one."
        >
          <SwitchRow name="rules.endings.isSplit" label={split} />
        </Row>
      )}
      {isSplit(kind, rules) && (
        <Stack gap="4" pe="10">
          <EndingField name="passed" isSub />
          <EndingField name="failed" isSub />
        </Stack>
      )}
    </>
  );
}

const split = "Different messages for pass and fail";

function EndingField({ name, isSub }: { name: EndingName; isSub?: boolean }) {
  const label = names[name];
  const { url, isLed } = useDraftValue(`rules.endings.${name}.link`);
  const fields = (
    <Stack gap="3">
      <TextField name={`rules.endings.${name}.text`} label={label} placeholder="None" lines={2} isRich />
      <TextField
        name={`rules.endings.${name}.link.url`}
        label="Link at the end"
        placeholder="https://example.org/next"
      />
      {url.trim() !== "" && (
        <>
          <TextField
            name={`rules.endings.${name}.link.label`}
            label="Link text"
            hint="If empty, the button shows the web address."
          />
          <SwitchRow
            name={`rules.endings.${name}.link.isLed`}
            label="Redirect automatically"
            hint="Shows a countdown that participants can stop."
          />
          {isLed && (
            <NumberField
              name={`rules.endings.${name}.link.afterSeconds`}
              label="Seconds before redirecting"
              hint="Not in embedded pages or on shared devices."
              max={endingLimits.seconds.most}
              step={1}
            />
          )}
        </>
      )}
    </Stack>
  );
  return isSub ? <SubFields legend={label}>{fields}</SubFields> : fields;
}
