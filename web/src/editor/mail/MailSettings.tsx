import { Stack } from "@chakra-ui/react";
import { lazy, Suspense, useEffect } from "react";
import { usePart } from "../draft/useDraft.ts";
import { useComplaintIn } from "../field/complaints.ts";
import { SwitchRow } from "../field/fields.tsx";

// Most assessments mail nothing; for those that do it has come by the time it is wanted.
const load = () => import("./MailDetails.tsx");
const MailDetails = lazy(async () => ({ default: (await load()).MailDetails }));

/** The mail participants of an assessment receive. */
export function MailSettings() {
  const isEnabled = usePart("emailResultsSettings.enabled");
  const isFaulty = useComplaintIn("emailResultsSettings");
  useEffect(() => void load().catch(() => undefined), []);
  return (
    <Stack gap="5">
      <SwitchRow
        name="emailResultsSettings.enabled"
        label="E-mail results to participants"
        hint="To those who give an address. Results are mailed only for creators whose own address is verified."
      />
      {/* What holds up saving must be in sight, switched on or not. */}
      {(isEnabled || isFaulty) && (
        <Suspense fallback={null}>
          <MailDetails />
        </Suspense>
      )}
    </Stack>
  );
}
