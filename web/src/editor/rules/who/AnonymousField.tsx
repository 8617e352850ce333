import { Box, Text } from "@chakra-ui/react";
import { anonymousFlaw } from "../../../../../api/src/content/rules/rules.shared.ts";
import { useDraftValue } from "../../draft/useDraft.ts";
import { FieldError } from "../../field/FieldError.tsx";
import { useFieldError } from "../../field/fieldErrors.ts";
import { SwitchRow } from "../../field/fields.tsx";

/** Shows a conflicting setting at once, although it is set elsewhere. */
export function AnonymousField() {
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
      <SwitchRow
        name="rules.anonymous"
        label="Anonymous answers"
        hint="Nobody is asked for a name or an address, and none is stored; of times only the day, of durations about how long. Participants are told so. Answers are shown in groups of at least five, to you as well. With personal links you learn who took part, but not who answered what: each link is exchanged for a ballot, which is signed without being seen. Decide before the first answer: afterwards it cannot be changed."
      />
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
