import { Box, Button, Flex, Grid, Stack, Text } from "@chakra-ui/react";
import { useDeferredValue } from "react";
import { resultLetter, resultSubject } from "../../../../api/src/attempt/mail/result-letter.shared.ts";
import { messages } from "../../../../api/src/content/taking/messages.ts?resultMail";
import { renderLetter } from "../../../../api/src/platform/mail/letter.shared.ts";
import { LetterFrame } from "../../product/LetterFrame.tsx";
import { QuietButton } from "../../ui/form/QuietButton.tsx";
import { Plus, Trash2 } from "../../ui/icons.ts";
import { linkFrom } from "../../ui/text/link.ts";
import { resourceLink } from "../draft/draft.ts";
import { useDraftValue, useEntries } from "../draft/useDraft.ts";
import { FieldError } from "../field/FieldError.tsx";
import { useFieldError } from "../field/fieldErrors.ts";
import { TextField } from "../field/fields.tsx";
import { changeAndFocus } from "../field/focus.ts";
import { sampleResult } from "./sample.ts";
import { VerifiedOnly } from "./VerifiedOnly.tsx";

const links = "emailResultsSettings.resourceLinks";
const addLink = `${links}.add`;
const maxLinks = 10;

export function MailDetails() {
  return (
    <>
      <VerifiedOnly />
      <TextField name="emailResultsSettings.subject" label="Subject" placeholder="Your result" />
      <TextField name="emailResultsSettings.customMessage" label="Message" lines={4} />
      <ResourceLinks />
      <TextField name="emailResultsSettings.authorSignature" label="Signature" lines={2} />
      <MailPreview />
    </>
  );
}

function ResourceLinks() {
  const { keys, append, remove } = useEntries(links);
  const fieldError = useFieldError(links);
  return (
    <Box role="group" aria-label="Resource links">
      <Text fontSize="sm" fontWeight="medium">
        Resource links
      </Text>
      <Text fontSize="sm" color="fg.muted" mb="3">
        Pages worth reading after the result.
      </Text>
      <Stack gap="4">
        {keys.map((key, place) => (
          <Flex key={key} gap="2" align="flex-end">
            <Grid flex="1" gap="3" templateColumns={{ base: "1fr", md: "1fr 1fr" }} alignItems="start">
              <TextField name={`${links}.${place}.title`} label={`Title of link ${place + 1}`} required />
              <TextField
                name={`${links}.${place}.url`}
                label={`Address of link ${place + 1}`}
                placeholder="https://"
                finish={linkFrom}
                required
              />
            </Grid>
            <QuietButton
              label={`Delete link ${place + 1}`}
              size="md"
              onClick={() => {
                const next = `${links}.${Math.min(place, keys.length - 2)}.title`;
                changeAndFocus(() => remove(place), next, addLink);
              }}
            >
              <Trash2 aria-hidden />
            </QuietButton>
          </Flex>
        ))}
      </Stack>
      <FieldError>{fieldError}</FieldError>
      <Button
        variant="outline"
        size="sm"
        mt="3"
        name={addLink}
        disabled={keys.length >= maxLinks}
        onClick={() => {
          const name = `${links}.${keys.length}.title`;
          changeAndFocus(() => append(resourceLink()), name);
        }}
      >
        <Plus aria-hidden /> Add Link
      </Button>
    </Box>
  );
}

function MailPreview() {
  const title = useDeferredValue(useDraftValue("title"));
  const language = useDraftValue("language");
  const skillLevels = useDeferredValue(useDraftValue("skillLevels"));
  const emailResultsSettings = useDeferredValue(useDraftValue("emailResultsSettings"));
  const result = sampleResult({ title, language, skillLevels, emailResultsSettings });
  return (
    <LetterFrame subject={resultSubject(result, messages)} html={renderLetter(resultLetter(result, messages)).html} />
  );
}
