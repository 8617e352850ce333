import { Box, Button, Code, Flex, Stack, Text } from "@chakra-ui/react";
import { fieldLimits } from "../../../../../api/src/content/setting/fields.shared.ts";
import { QuietButton } from "../../../ui/form/QuietButton.tsx";
import { Plus, Trash2 } from "../../../ui/icons.ts";
import { Row, SettingRow } from "../../access/Row.tsx";
import type { Draft } from "../../draft/draft.ts";
import { useDraftValue, useEntries } from "../../draft/useDraft.ts";
import { FieldError } from "../../field/FieldError.tsx";
import { useFieldError } from "../../field/fieldErrors.ts";
import { SwitchRow, TextField } from "../../field/fields.tsx";
import { changeAndFocus } from "../../field/focus.ts";

const list = "rules.fields";
const addField = `${list}.add`;

type DraftField = Draft["rules"]["fields"][number];
const blank = (): DraftField => ({ key: crypto.randomUUID(), name: "", values: "", isGroup: false });

const label = "Link parameters";

/** The parameters that links may contain. The values of one parameter may be groups. */
export function LinkFields() {
  const { keys, append, remove } = useEntries(list);
  const error = useFieldError(list);
  return (
    <Row
      name="fields"
      label={label}
      isTall
      more={
        <>
          Saved parameters appear under Share, which creates such links. Links can also fill in <Code>name</Code> and{" "}
          <Code>email</Code>. Anonymous responses keep only the parameter they are counted by.
        </>
      }
    >
      <Box role="group" aria-label={label}>
        <Text>{label}</Text>
        <Text fontSize="sm" color="fg.muted" mb={keys.length > 0 ? "3" : "0"}>
          Stored with each response, for filters and exports.
        </Text>
        <Stack gap="5">
          {keys.map((key, place) => (
            <OneField
              key={key}
              place={place}
              onRemove={() => {
                const next = `${list}.${Math.min(place, keys.length - 2)}.name`;
                changeAndFocus(() => remove(place), next, addField);
              }}
            />
          ))}
        </Stack>
        <FieldError>{error}</FieldError>
        {keys.length > 0 && (
          <Box mt="4">
            <SettingRow name="signedFields" />
          </Box>
        )}
        <Button
          variant="outline"
          size="sm"
          mt="3"
          name={addField}
          disabled={keys.length >= fieldLimits.fields}
          onClick={() => changeAndFocus(() => append(blank()), `${list}.${keys.length}.name`)}
        >
          <Plus aria-hidden /> Add Parameter
        </Button>
      </Box>
    </Row>
  );
}

function OneField({ place, onRemove }: { place: number; onRemove: () => void }) {
  const { name, values } = useDraftValue(`${list}.${place}`);
  const path = `${list}.${place}` as const;
  const lines = values.split("\n").flatMap((value) => value.trim() || []);
  const wrongValue = useFieldError(...lines.map((_, line) => `${path}.values.${line}`));
  return (
    <Box ps={{ base: "3", md: "5" }} borderStartWidth="2px" borderColor="border">
      <Stack gap="3">
        <Flex gap="2" align="flex-end" maxW="26rem">
          <Box flex="1">
            <TextField name={`${path}.name`} label={`Name of parameter ${place + 1}`} placeholder="class" required />
          </Box>
          <QuietButton label={`Delete parameter ${place + 1}`} size="md" onClick={onRemove}>
            <Trash2 aria-hidden />
          </QuietButton>
        </Flex>
        <TextField
          name={`${path}.values`}
          label={`Values of parameter ${place + 1}`}
          placeholder="Any value"
          hint={`One per line, up to ${fieldLimits.values}. Other values are ignored.`}
          lines={2}
        />
        <FieldError>{wrongValue}</FieldError>
        {lines.length > 0 && (
          <SwitchRow
            name={`${path}.isGroup`}
            label="Results for each value"
            hint="Counts new responses. Possible for one parameter."
          />
        )}
        {name.trim() !== "" && (
          <Text color="fg.muted" fontSize="sm">
            Such a link ends in{" "}
            <Code wordBreak="break-all">
              ?{encodeURIComponent(name.trim())}={encodeURIComponent(lines[0] ?? "…")}
            </Code>
          </Text>
        )}
      </Stack>
    </Box>
  );
}
