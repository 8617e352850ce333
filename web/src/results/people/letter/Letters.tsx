import { Box, Button, Flex, Grid, Input, Stack, Text, Textarea } from "@chakra-ui/react";
import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect, useState } from "react";
import { type Resolver, useForm } from "react-hook-form";
import { graphql, useFragment } from "react-relay";
import { z } from "zod";
import type { Letters_content$key } from "#relay/Letters_content.graphql.ts";
import type { LettersMutation } from "#relay/LettersMutation.graphql.ts";
import { MailingEdit } from "../../../../../api/src/invitation/mail/mailing.rules.ts";
import { longestLetter, mostDays } from "../../../../../api/src/invitation/mail/mailing.shared.ts";
import { useSignInAgain } from "../../../account/session/useSignInAgain.tsx";
import { Refused } from "../../../product/operation/refused.ts";
import { useOperation } from "../../../product/operation/useOperation.ts";
import { useSubmit } from "../../../product/operation/useSubmit.ts";
import { isSignedOut } from "../../../product/signedOut.ts";
import { FormField } from "../../../ui/form/FormField.tsx";
import { Segmented } from "../../../ui/form/Segmented.tsx";
import { noAnswer } from "../../../ui/intention.ts";
import { toast } from "../../../ui/toast.tsx";
import { tabDraft } from "../tabDraft.ts";
import { LetterPreview } from "./LetterPreview.tsx";

const Letter = z.object({ subject: z.string(), message: z.string() });
const Values = z.object({
  invitation: Letter,
  reminder: Letter,
  remindAfter: z.number().nullable(),
  remindBefore: z.number().nullable(),
});
type Values = z.infer<typeof Values>;

const which = [
  { value: "invitation", label: "Invitation" },
  { value: "reminder", label: "Reminder" },
] as const;

/** The form provides every field that the rules leave optional. */
const resolver = zodResolver(MailingEdit) as unknown as Resolver<Values>;
const dayFields = [
  { name: "remindAfter", label: "Days after the invitation" },
  { name: "remindBefore", label: "Days before it closes" },
] as const;
const wholeDays = { setValueAs: (value: unknown) => (value === "" || value == null ? null : Number(value)) };

graphql`
  fragment Letters_mailing on InvitationMailing {
    invitation {
      subject
      message
    }
    reminder {
      subject
      message
    }
    remindAfter
    remindBefore
  }
`;

interface LettersProps {
  content: Letters_content$key;
  owner: string;
  /** Changes when people are added. */
  round: number;
}

/** The invitation and reminder emails with a preview, and the time of the reminders. */
export function Letters({ content: contentRef, owner, round }: LettersProps) {
  const content = useFragment(
    graphql`
      fragment Letters_content on Content {
        id
        rules {
          closesAt
        }
        invitationMailing {
          ...Letters_mailing @relay(mask: false)
        }
        ...LetterPreview_content
      }
    `,
    contentRef,
  );
  const { id, rules, invitationMailing: mailing } = content;
  const draft = tabDraft(`${owner}:${id}:letters`, Values);
  const [letter, setLetter] = useState<(typeof which)[number]["value"]>("invitation");
  const [initial] = useState(() => draft.read());
  const saved: Values = {
    invitation: { subject: "", message: "", ...mailing?.invitation },
    reminder: { subject: "", message: "", ...mailing?.reminder },
    remindAfter: mailing?.remindAfter ?? null,
    remindBefore: mailing?.remindBefore ?? null,
  };
  const form = useForm({ resolver, defaultValues: initial ?? saved });
  const { errors, isSubmitting } = form.formState;
  const values = form.watch();
  const isChanged = JSON.stringify(values) !== JSON.stringify(saved);
  const signIn = useSignInAgain(owner);
  const { write } = draft;
  useEffect(() => write(isChanged ? values : null));
  const [update] = useOperation<LettersMutation>(graphql`
    mutation LettersMutation($input: UpdateInvitationMailingInput!) {
      updateInvitationMailing(input: $input) {
        __typename
        ... on UpdateInvitationMailingSuccess {
          data {
            ...Letters_mailing @relay(mask: false)
            sendsMails
          }
        }
        ... on DomainError { code message retryAfter issues { path message } }
      }
    }
  `);
  async function save({ invitation, reminder, remindAfter, remindBefore }: Values) {
    await update(
      {
        input: {
          contentId: id,
          invitation: letterOrNull(invitation),
          reminder: letterOrNull(reminder),
          remindAfter,
          remindBefore,
        },
      },
      {
        updater(store) {
          const data = store.getRootField("updateInvitationMailing")?.getLinkedRecord("data");
          if (data) store.get(id)?.setLinkedRecord(data, "invitationMailing");
        },
      },
    );
    toast.show({ title: "Emails saved", description: "Applies to future emails." });
  }
  const submit = useSubmit(form, { title: "Couldn't save the emails", description: noAnswer }, async () => {
    const again = () => save(form.getValues());
    try {
      await again();
    } catch (error) {
      if (!(error instanceof Refused) || !isSignedOut(error)) throw error;
      signIn.ask(() => void submit());
    }
  });
  const closes = rules?.closesAt != null;
  return (
    <>
      <form noValidate onSubmit={submit}>
        <Grid templateColumns={{ base: "minmax(0, 1fr)", lg: "repeat(2, minmax(0, 1fr))" }} columnGap="10" rowGap="8">
          <Stack gap="5">
            <Segmented label="Email" options={which} value={letter} onChange={setLetter} look="box" />
            <Text color="fg.muted" fontSize="sm">
              Includes your name, the personal link and an unsubscribe link, in each person's language.
            </Text>
            {which.map(({ value }) => (
              <Stack key={value} gap="5" display={letter === value ? "flex" : "none"}>
                <FormField label="Subject" error={errors[value]?.subject?.message} hint="Optional">
                  <Input dir="auto" maxLength={longestLetter.subject} {...form.register(`${value}.subject`)} />
                </FormField>
                <FormField
                  label="Message"
                  error={errors[value]?.message?.message}
                  hint="No links, addresses or phone numbers."
                >
                  <Textarea
                    dir="auto"
                    rows={6}
                    maxLength={longestLetter.message}
                    {...form.register(`${value}.message`)}
                  />
                </FormField>
              </Stack>
            ))}
            <Box as="fieldset">
              <Text as="legend" fontSize="sm" fontWeight="medium" mb="3">
                Automatic reminders
              </Text>
              <Flex gap="5" wrap="wrap">
                {dayFields.map(({ name, label }) => (
                  <Box key={name} w="12rem">
                    <FormField label={label} error={errors[name]?.message}>
                      <Input
                        type="number"
                        inputMode="numeric"
                        min={1}
                        max={mostDays}
                        {...form.register(name, wholeDays)}
                      />
                    </FormField>
                  </Box>
                ))}
              </Flex>
              <Text mt="2" fontSize="sm" color="fg.muted">
                Optional. Sent to people who haven't finished.
                {!closes && values.remindBefore != null && " No closing time is set yet."}
              </Text>
            </Box>
            <Flex gap="3" align="center" wrap="wrap">
              <Button type="submit" disabled={isSubmitting}>
                {isSubmitting ? "Saving..." : "Save Emails"}
              </Button>
              {isChanged && (
                <>
                  <Button variant="ghost" colorPalette="ink" onClick={() => form.reset(saved)}>
                    Discard Changes
                  </Button>
                  <Text fontSize="sm" color="fg.muted" role="status">
                    Not saved yet
                  </Text>
                </>
              )}
            </Flex>
          </Stack>
          <LetterPreview content={content} round={round} isReminder={letter === "reminder"} text={values[letter]} />
        </Grid>
      </form>
      {signIn.dialog}
    </>
  );
}

/** Null for the default text. */
const letterOrNull = (letter: Values["invitation"]) => (letter.subject.trim() || letter.message.trim() ? letter : null);
