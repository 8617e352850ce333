import { Box, Text } from "@chakra-ui/react";
import { anonymousFlaw } from "../../../../../api/src/content/rules/rules.shared.ts";
import type { Kind } from "../../../product/kind.ts";
import { useDraftValue } from "../../draft/useDraft.ts";
import { FieldError } from "../../field/FieldError.tsx";
import { useFieldError } from "../../field/fieldErrors.ts";
import { SettingField } from "../SettingField.tsx";

/** Shows a conflicting setting at once, although it is set elsewhere. */
export function AnonymousField({ kind }: { kind: Kind }) {
  const anonymous = useDraftValue("rules.anonymous");
  const collectEmailUpfront = useDraftValue("collectEmailUpfront");
  const enabled = useDraftValue("emailResultsSettings.enabled");
  const flaw = anonymousFlaw({
    rules: anonymous ? { anonymous } : null,
    collectEmailUpfront,
    emailResultsSettings: { enabled },
  });
  const error = useFieldError("rules.anonymous");
  return (
    <Box>
      <SettingField name="anonymous" kind={kind} />
      {flaw ? (
        <Text role="status" color="fg.warning" fontSize="sm" fontWeight="medium">
          {flaw}.
        </Text>
      ) : (
        <FieldError>{error}</FieldError>
      )}
    </Box>
  );
}
