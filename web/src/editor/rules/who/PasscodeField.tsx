import { Code, Stack, Text } from "@chakra-ui/react";
import type { Kind } from "../../../product/kind.ts";
import { useDraftValue } from "../../draft/useDraft.ts";
import { SettingField } from "../SettingField.tsx";

/** The taker's page reads the passcode from the link's fragment, which browsers do not send to the server. */
export function PasscodeField({ kind }: { kind: Kind }) {
  const passcode = useDraftValue("rules.passcode").trim();
  return (
    <Stack gap="2">
      <SettingField name="passcode" kind={kind} />
      {passcode !== "" && (
        <Text color="fg.muted" fontSize="sm">
          A link that brings it along ends in{" "}
          <Code wordBreak="break-all">#passcode={encodeURIComponent(passcode)}</Code>
        </Text>
      )}
    </Stack>
  );
}
