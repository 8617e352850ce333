import { Stack, Text } from "@chakra-ui/react";
import { useDraftValue } from "../../draft/useDraft.ts";
import { SwitchRow, TextField } from "../../field/fields.tsx";
import { SubFields } from "../../field/SubFields.tsx";

/** Renders nothing without a pass mark, because nobody passes then. Shows obstacles that are set elsewhere. */
export function CertificateFields() {
  const { passMark, anonymous, certificate, shown } = useDraftValue("rules");
  if (passMark.trim() === "") return null;
  if (anonymous)
    return (
      <Text color="fg.muted" fontSize="sm">
        Anonymous answers have no name, so there are no certificates for them.
      </Text>
    );
  return (
    <Stack gap="4">
      <SwitchRow
        name="rules.certificate.isOn"
        label="Certificate for participants who pass"
        hint="Participants who may see their score can have it as a PDF, with their name as they write it, and a page on which anyone can verify it. Answers that are left out of the results earn none. Deleting their answers revokes it."
      />
      {certificate.isOn && shown.isOwn && !shown.SCORE && (
        <Text role="status" color="fg.warning" fontSize="sm" fontWeight="medium">
          Nobody can have it while participants do not see their score.
        </Text>
      )}
      {certificate.isOn && (
        <SubFields legend="Certificate">
          <Stack gap="3">
            <TextField
              name="rules.certificate.issuer"
              label="Issued by"
              placeholder="Adult education centre, Innsbruck"
              hint="Printed on the certificate and its verification page. Optional."
            />
            <TextField
              name="rules.certificate.signatory"
              label="Signed for by"
              placeholder="Ada Byron, head of training"
              hint="Printed below a line to sign on. Optional."
            />
            <SwitchRow name="rules.certificate.statesResult" label="State the result in percent" />
          </Stack>
        </SubFields>
      )}
    </Stack>
  );
}
