import { Box, Flex, Text } from "@chakra-ui/react";
import { type ReactNode, useId, useState } from "react";
import type { Field } from "../../../../api/src/content/setting/setting.rules.ts";
import { settings } from "../../../../api/src/content/setting/settings.rules.ts";
import { QuietButton } from "../../ui/form/QuietButton.tsx";
import { SettingField } from "../rules/SettingField.tsx";
import type { FieldName } from "../rules/simple.ts";

interface RowProps {
  /** Parts of the sentence lead to the row by this name. */
  name: string;
  /** Subject of the explanation. */
  label: string;
  /** An explanation, shown on request. */
  more?: ReactNode;
  /** Whether the value takes a line of its own. */
  isTall?: boolean;
  children: ReactNode;
}

/** A setting: its label, its value and a hint, and a longer explanation behind a question mark. */
export function Row({ name, label, more, isTall, children }: RowProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <Box data-row={name} data-line={isTall ? undefined : ""} py="1.5">
      <Flex gap="1" align="flex-start">
        <Box flex="1" minW="0">
          {children}
        </Box>
        {more ? (
          <QuietButton
            label={`About “${label}”`}
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            onClick={() => setOpen(!isOpen)}
          >
            ?
          </QuietButton>
        ) : (
          <Box w="9" flexShrink="0" />
        )}
      </Flex>
      {isOpen && (
        <Text as="div" id={id} role="note" mt="1" pe="10" color="fg.muted" fontSize="sm">
          {more}
        </Text>
      )}
    </Box>
  );
}

/** The row of a setting, as declared. */
export function SettingRow({ name, children }: { name: FieldName; children?: ReactNode }) {
  const { label, more }: Field = settings[name].field;
  return (
    <Row name={name} label={label} more={more} isTall={name === "author"}>
      <SettingField name={name} />
      {children}
    </Row>
  );
}
