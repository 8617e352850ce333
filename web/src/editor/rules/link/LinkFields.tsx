import { Box, Button, Code, Flex, Stack, Text } from "@chakra-ui/react";
import { fieldLimits } from "../../../../../api/src/content/setting/fields.shared.ts";
import type { Kind } from "../../../product/kind.ts";
import { QuietButton } from "../../../ui/form/QuietButton.tsx";
import { Plus, Trash2 } from "../../../ui/icons.ts";
import type { Draft } from "../../draft/draft.ts";
import { useDraftValue, useEntries } from "../../draft/useDraft.ts";
import { FieldError } from "../../field/FieldError.tsx";
import { useFieldError } from "../../field/fieldErrors.ts";
import { SwitchRow, TextField } from "../../field/fields.tsx";
import { changeAndFocus } from "../../field/focus.ts";
import { SettingField } from "../SettingField.tsx";

const list = "rules.fields";
const addField = `${list}.add`;

type DraftField = Draft["rules"]["fields"][number];
const blank = (): DraftField => ({ key: crypto.randomUUID(), name: "", values: "", isGroup: false });

/** The parameters that links may contain. The values of one parameter may be groups. */
export function LinkFields({ kind }: { kind: Kind }) {
  const { keys, append, remove } = useEntries(list);
  const error = useFieldError(list);
  return (
    <Box role="group" aria-label="Fields in the link">
      <Text fontSize="sm" fontWeight="medium">
        Fields in the link
      </Text>
      <Text fontSize="sm" color="fg.muted" mb={keys.length > 0 ? "3" : "0"}>
        What a link says of who follows it is kept with their answers, and you can filter by it. Once it is saved, Share
        makes such links. They can fill in <Code>name</Code> and <Code>email</Code> as well. Anonymous answers keep only
        the field that they are counted by.
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
          <SettingField name="signedFields" kind={kind} />
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
        <Plus aria-hidden /> Add Field
      </Button>
    </Box>
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
            <TextField name={`${path}.name`} label={`Name of field ${place + 1}`} placeholder="class" required />
          </Box>
          <QuietButton label={`Delete field ${place + 1}`} size="md" onClick={onRemove}>
            <Trash2 aria-hidden />
          </QuietButton>
        </Flex>
        <TextField
          name={`${path}.values`}
          label={`Values of field ${place + 1}`}
          hint={`One a line, ${fieldLimits.values} at most: others are not taken. Leave it empty for any.`}
          lines={2}
        />
        <FieldError>{wrongValue}</FieldError>
        {lines.length > 0 && (
          <SwitchRow
            name={`${path}.isGroup`}
            label="Count the answers by it"
            hint="Results of each value are there at once, however many answers come. It holds for answers from then on, and for one field."
          />
        )}
        {name.trim() !== "" && (
          <Text color="fg.muted" fontSize="sm">
            A link that says it ends in{" "}
            <Code wordBreak="break-all">
              ?{encodeURIComponent(name.trim())}={encodeURIComponent(lines[0] ?? "…")}
            </Code>
          </Text>
        )}
      </Stack>
    </Box>
  );
}
