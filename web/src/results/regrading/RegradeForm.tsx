import { Box, Button, Stack, Text, Textarea } from "@chakra-ui/react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { RegradeForm_content$key } from "#relay/RegradeForm_content.graphql.ts";
import type { RegradeForm_preview$key } from "#relay/RegradeForm_preview.graphql.ts";
import type { RegradeForm_user$key } from "#relay/RegradeForm_user.graphql.ts";
import type { RegradeFormMutation } from "#relay/RegradeFormMutation.graphql.ts";
import { lengthOf } from "../../../../api/src/platform/shared/characters.shared.ts";
import { reasonLimit } from "../../../../api/src/results/regrading/regrading.shared.ts";
import { Refused, tellRefusal } from "../../product/operation/refused.ts";
import { useOperation } from "../../product/operation/useOperation.ts";
import { FormField } from "../../ui/form/FormField.tsx";
import { SwitchField } from "../../ui/form/SwitchField.tsx";
import { noAnswer, pressing, useIntention } from "../../ui/intention.ts";
import { Notice } from "../../ui/layout/Notice.tsx";
import { Section } from "../../ui/layout/Section.tsx";
import { countOf, formatCount } from "../../ui/text/format.ts";

export interface RegradeFormProps {
  preview: RegradeForm_preview$key;
  content: RegradeForm_content$key;
  viewer: RegradeForm_user$key | null | undefined;
  onBegun: (id: string) => void;
  /** Called when the item has been saved in the meantime. */
  onOutdated: () => Promise<void>;
}

/** The message to participants, and the button that regrades. */
export function RegradeForm(props: RegradeFormProps) {
  const { onBegun, onOutdated } = props;
  const { revision, attempts, ungradable } = useFragment(
    graphql`
      fragment RegradeForm_preview on RegradePreview {
        revision
        attempts
        ungradable
      }
    `,
    props.preview,
  );
  const { id: contentId, emailResultsSettings } = useFragment(
    graphql`
      fragment RegradeForm_content on Content {
        id
        emailResultsSettings {
          enabled
        }
      }
    `,
    props.content,
  );
  const viewer = useFragment(
    graphql`
      fragment RegradeForm_user on User {
        isEmailVerified
      }
    `,
    props.viewer,
  );
  const [reason, setReason] = useState("");
  const [error, setError] = useState<string>();
  const [mails, setMails] = useState(false);
  const [outdated, setOutdated] = useState<string | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const regrading = useIntention();
  const [regrade, isBeginning] = useOperation<RegradeFormMutation>(graphql`
    mutation RegradeFormMutation($input: RegradeAnswersInput!) {
      regradeAnswers(input: $input) {
        __typename
        ... on RegradeAnswersSuccess {
          data {
            id
          }
        }
        ... on DomainError { code message retryAfter }
      }
    }
  `);
  const isMailed = emailResultsSettings?.enabled === true;
  const canMail = isMailed && viewer?.isEmailVerified === true;
  const gradable = attempts - ungradable;

  async function submit(event: FormEvent) {
    event.preventDefault();
    const message = reason.trim();
    const length = lengthOf(message, reasonLimit);
    if (length > reasonLimit) {
      setError(`Please shorten it to ${reasonLimit} characters: it has ${formatCount(length)}`);
      field.current?.focus();
      return;
    }
    try {
      const input = { contentId, revision, reason: message || null, mails: canMail && mails };
      const { id } = await pressing(regrading, (idempotencyKey) => regrade({ input: { ...input, idempotencyKey } }));
      onBegun(id);
    } catch (error) {
      if (error instanceof Refused && error.code === "CONFLICT" && error.retryAfter == null) setOutdated(error.message);
      else tellRefusal("Couldn't regrade", error, noAnswer);
    }
  }

  return (
    <Section
      title="Regrade"
      lead="All statistics are updated. Each response keeps its previous grades, with date and reason. To undo, restore the answer key and regrade."
    >
      {outdated !== null ? (
        <Outdated message={outdated} onLoad={onOutdated} />
      ) : (
        <form noValidate onSubmit={submit}>
          <Stack gap="5" maxW="prose">
            <FormField
              label="Message to participants"
              error={error}
              hint={`Optional. Shown with each changed result${canMail ? ", and in the email" : ""}.`}
            >
              <Textarea
                ref={field}
                autoresize
                rows={2}
                dir="auto"
                value={reason}
                onChange={({ target }) => {
                  setReason(target.value);
                  setError(undefined);
                }}
              />
            </FormField>
            {canMail && (
              <SwitchField
                label="Email participants whose result changes"
                hint="Others see the new result when they open it again."
                checked={mails}
                onChange={setMails}
              />
            )}
            {isMailed && !canMail && (
              <Text color="fg.muted">Verify your email address to email participants about their new result.</Text>
            )}
            <Box>
              <Button type="submit" disabled={isBeginning}>
                {isBeginning ? "Starting…" : `Regrade ${countOf(gradable, "Response")}`}
              </Button>
            </Box>
          </Stack>
        </form>
      )}
    </Section>
  );
}

/** Takes the focus from a button that has disappeared. */
function Outdated({ message, onLoad }: { message: string; onLoad: () => Promise<void> }) {
  const button = useRef<HTMLButtonElement>(null);
  const [isLoading, setLoading] = useState(false);
  useEffect(() => button.current?.focus(), []);
  const load = async () => {
    setLoading(true);
    await onLoad().catch((error) => tellRefusal("Couldn't load the preview", error));
    setLoading(false);
  };
  return (
    <Notice
      tone="warning"
      role="alert"
      actions={
        <Button ref={button} variant="outline" aria-disabled={isLoading} onClick={load}>
          {isLoading ? "Loading…" : "Load New Preview"}
        </Button>
      }
    >
      <Text as="span" fontWeight="medium">
        Nothing was regraded.
      </Text>{" "}
      {message}
    </Notice>
  );
}
