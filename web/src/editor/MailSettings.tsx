import { Box, Button, Flex, Grid, IconButton, Stack, Text } from "@chakra-ui/react";
import { Plus, Trash2 } from "lucide-react";
import { lazy, Suspense } from "react";
import { useFieldArray, useWatch } from "react-hook-form";
import { Complaint } from "./Complaint.tsx";
import { useComplaint, useComplaintIn } from "./complaints.ts";
import { type Draft, resourceLink } from "./draft.ts";
import { SwitchRow, TextField } from "./fields.tsx";
import { changeAndFocus } from "./focus.ts";
import { VerifiedOnly } from "./VerifiedOnly.tsx";

// Most assessments mail nothing.
const MailPreview = lazy(async () => ({ default: (await import("./MailPreview.tsx")).MailPreview }));

const links = "emailResultsSettings.resourceLinks";
const addLink = `${links}.add`;
const maxLinks = 10;

/** The mail participants of an assessment receive. */
export function MailSettings() {
  const isEnabled = useWatch<Draft, "emailResultsSettings.enabled">({ name: "emailResultsSettings.enabled" });
  const isFaulty = useComplaintIn("emailResultsSettings");
  // What holds up saving must be in sight, switched on or not.
  const isShown = isEnabled || isFaulty;
  return (
    <Stack gap="5">
      <SwitchRow
        name="emailResultsSettings.enabled"
        label="E-mail results to participants"
        hint="To those who give an address. Results are mailed only for creators whose own address is verified."
      />
      {isShown && (
        <>
          <VerifiedOnly />
          <TextField name="emailResultsSettings.subject" label="Subject" placeholder="Your result" />
          <TextField name="emailResultsSettings.customMessage" label="Message" lines={4} />
          <ResourceLinks />
          <TextField name="emailResultsSettings.authorSignature" label="Signature" lines={2} />
          <Suspense fallback={null}>
            <MailPreview />
          </Suspense>
        </>
      )}
    </Stack>
  );
}

function ResourceLinks() {
  const { fields, append, remove } = useFieldArray<Draft, typeof links>({ name: links });
  const complaint = useComplaint(links);
  return (
    <Box role="group" aria-label="Resource links">
      <Text fontSize="sm" fontWeight="medium">
        Resource links
      </Text>
      <Text fontSize="sm" color="fg.muted" mb="3">
        Pages worth reading after the result.
      </Text>
      <Stack gap="4">
        {fields.map(({ key }, place) => (
          <Flex key={key} gap="2" align="flex-end">
            <Grid flex="1" gap="3" templateColumns={{ base: "1fr", md: "1fr 1fr" }} alignItems="start">
              <TextField name={`${links}.${place}.title`} label={`Title of link ${place + 1}`} required />
              <TextField
                name={`${links}.${place}.url`}
                label={`Address of link ${place + 1}`}
                placeholder="https://"
                required
              />
            </Grid>
            <IconButton
              variant="ghost"
              colorPalette="ink"
              color="fg.muted"
              aria-label={`Delete link ${place + 1}`}
              onClick={() => {
                const next = `${links}.${Math.min(place, fields.length - 2)}.title`;
                changeAndFocus(() => remove(place), next, addLink);
              }}
            >
              <Trash2 aria-hidden />
            </IconButton>
          </Flex>
        ))}
      </Stack>
      <Complaint>{complaint}</Complaint>
      <Button
        variant="outline"
        size="sm"
        mt="3"
        name={addLink}
        disabled={fields.length >= maxLinks}
        onClick={() => {
          const name = `${links}.${fields.length}.title`;
          changeAndFocus(() => append(resourceLink(), { shouldFocus: false }), name);
        }}
      >
        <Plus aria-hidden /> Add Link
      </Button>
    </Box>
  );
}
