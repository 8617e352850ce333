import { Stack } from "@chakra-ui/react";
import { lazy, Suspense, useEffect } from "react";
import { useDraftValue } from "../draft/useDraft.ts";
import { useHasErrorIn } from "../field/fieldErrors.ts";
import { SwitchRow } from "../field/fields.tsx";

// Most assessments send no email, so its code loads later.
const load = () => import("./MailDetails.tsx");
const MailDetails = lazy(async () => ({ default: (await load()).MailDetails }));

export function MailSettings() {
  const isEnabled = useDraftValue("emailResultsSettings.enabled");
  const isFaulty = useHasErrorIn("emailResultsSettings");
  useEffect(() => void load().catch(() => undefined), []);
  return (
    <Stack gap="5">
      <SwitchRow
        name="emailResultsSettings.enabled"
        label="Email results to participants"
        hint="Sent to participants who enter an email address."
      />
      {/* An error that blocks saving is shown even while email is off. */}
      {(isEnabled || isFaulty) && (
        <Suspense fallback={null}>
          <MailDetails />
        </Suspense>
      )}
    </Stack>
  );
}
