import { Box, Code, Stack, Text } from "@chakra-ui/react";
import { useDraftValue } from "../../draft/useDraft.ts";
import { TextField } from "../../field/fields.tsx";

/** The taker's page reads the passcode from the link's fragment, which browsers do not send to the server. */
export function PasscodeField() {
  const passcode = useDraftValue("rules.passcode").trim();
  return (
    <Stack gap="2">
      <Box maxW="20rem">
        <TextField
          name="rules.passcode"
          label="Passcode"
          hint="Participants need it before they read anything but the title; capitals and extra spaces do not matter. A few words are harder to guess than four digits. Who has it can pass it on. Leave it empty for none."
        />
      </Box>
      {passcode !== "" && (
        <Text color="fg.muted" fontSize="sm">
          A link that brings it along ends in{" "}
          <Code wordBreak="break-all">#passcode={encodeURIComponent(passcode)}</Code>
        </Text>
      )}
    </Stack>
  );
}
