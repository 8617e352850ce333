import { Stack, Text } from "@chakra-ui/react";
import { Row } from "../../access/Row.tsx";
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
        Anonymous responses have no name, so they get no certificate.
      </Text>
    );
  return (
    <Row
      name="certificate"
      label={label}
      more="Participants who may see their score get a PDF with the name they enter, and a page where anyone can verify it. Excluded responses get none. Deleting a response revokes it."
    >
      <SwitchRow name="rules.certificate.isOn" label={label} />
      {certificate.isOn && shown.isOwn && !shown.SCORE && (
        <Text role="status" color="fg.warning" fontSize="sm" fontWeight="medium">
          Participants get it only if they see their score.
        </Text>
      )}
      {certificate.isOn && (
        <SubFields legend="Certificate">
          <Stack gap="3">
            <TextField
              name="rules.certificate.issuer"
              label="Issued by"
              placeholder="Adult education centre, Innsbruck"
              hint="Optional. Printed on the certificate and its verification page."
            />
            <TextField
              name="rules.certificate.signatory"
              label="Signatory"
              placeholder="Ada Byron, head of training"
              hint="Optional. Printed below a line for a signature."
            />
            <SwitchRow name="rules.certificate.statesResult" label="Show the result in percent" />
          </Stack>
        </SubFields>
      )}
    </Row>
  );
}

const label = "Certificate for participants who pass";
