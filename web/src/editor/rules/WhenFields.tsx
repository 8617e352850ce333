import { Box, Flex, Stack, Text } from "@chakra-ui/react";
import { longestLimit, mostAttempts } from "../../../../api/src/content/rules/rules.shared.ts";
import type { Kind } from "../../product/kind.ts";
import { NumberField, SwitchRow, TextField } from "../field/fields.tsx";
import { QuizScoring } from "../question/answer/ScoringFields.tsx";
import { CertificateFields } from "./certificate/CertificateFields.tsx";
import { EndingFields } from "./EndingFields.tsx";
import { InvitedOnlyField } from "./InvitedOnlyField.tsx";
import { LinkFields } from "./link/LinkFields.tsx";
import { MomentField } from "./MomentField.tsx";
import { OpenNow } from "./OpenNow.tsx";
import { RetentionFields } from "./RetentionFields.tsx";
import { ShownFields } from "./ShownFields.tsx";
import { useAuthorZone } from "./useAuthorZone.ts";
import { AnonymousField } from "./who/AnonymousField.tsx";
import { PasscodeField } from "./who/PasscodeField.tsx";
import type { StoredTimes } from "./words.ts";

export interface WhenFieldsProps {
  kind: Kind;
  /** Null before the item is created. */
  stored: StoredTimes | null;
}

const ownOrder =
  "Each attempt has an order of its own, in its review, too. Your results, exports, previews and paper keep yours.";

const fixed = "Points of a scale and pairs, such as True and False, keep their order.";
const movable = "Every other option moves but those that you pin, such as “All of the above”.";
const optionHints: Record<Kind, string> = {
  QUIZ: `${fixed} ${movable}`,
  SURVEY: `${fixed} Options for none of the others, and for a text, come last; those that you pin stay.`,
  ASSESSMENT: `${fixed} ${movable}`,
};

export function WhenFields({ kind, stored }: WhenFieldsProps) {
  const timeZone = useAuthorZone();
  return (
    <Stack gap="4">
      <Flex columnGap="8" rowGap="4" wrap="wrap">
        <MomentField name="rules.opensAt" label="Opens" clear="Clear when it opens" timeZone={timeZone} />
        <MomentField name="rules.closesAt" label="Closes" clear="Clear when it closes" timeZone={timeZone} />
      </Flex>
      <Text color="fg.muted" fontSize="sm">
        Times are those of {timeZone.replaceAll("_", " ")}; participants see them in their own zone. Before and after,
        they see no questions. Answers begun before it closes are kept for a day, marked with how late they came.
      </Text>
      {stored && <OpenNow stored={stored} />}
      <Box maxW="20rem">
        <NumberField
          name="rules.timeLimit"
          label="Time limit, in minutes"
          hint="From each participant's start. The page hands in what is there at the end; what comes later is kept and marked. The questions can be read beforehand by who knows how. Leave it empty for none."
          max={longestLimit}
          step={1}
        />
      </Box>
      <SwitchRow
        name="rules.excludeLate"
        label="Leave late answers out of the results"
        hint="They are kept and listed, and you can look at their figures apart, but they neither count nor pass. It holds for answers that arrive from then on."
      />
      <AnonymousField />
      <InvitedOnlyField itemKey={stored?.key ?? null} />
      <PasscodeField />
      <Flex columnGap="8" rowGap="4" wrap="wrap">
        <Box maxW="20rem">
          <NumberField
            name="rules.maxAttempts"
            label="Answers in all, at most"
            hint="A start holds a place for an hour, or for the time limit and a minute. Starts from one network get a fifth of the free places, unless people bring a passcode or a personal link. Leave it empty for any number."
            max={mostAttempts.inAll}
            step={1}
          />
        </Box>
        <Box maxW="20rem">
          <NumberField
            name="rules.attemptsPerDevice"
            label="Answers on each device, at most"
            hint="Counted by each device itself: whoever uses another one or clears it can answer again. Leave it empty for any number."
            max={mostAttempts.perDevice}
            step={1}
          />
        </Box>
      </Flex>
      {kind === "QUIZ" && (
        <>
          <Box maxW="20rem">
            <NumberField
              name="rules.passMark"
              label="Pass mark, in percent"
              hint="Participants read whether they passed, and who did can have a certificate if you wish. Leave it empty for none."
              max={100}
              step={1}
            />
          </Box>
          <CertificateFields />
          <QuizScoring />
        </>
      )}
      <SwitchRow name="rules.shuffleQuestions" label="Shuffle questions" hint={ownOrder} />
      <SwitchRow name="rules.shuffleOptions" label="Shuffle options" hint={optionHints[kind]} />
      <SwitchRow
        name="rules.review"
        label="Check answers before submitting"
        hint="Participants see all their answers and can change them first."
      />
      <Box maxW="28rem">
        <TextField
          name="rules.author"
          label="Author, shown to participants"
          placeholder="Optional, e.g. Dr Meier, Biology"
          hint="A line below the first screen."
        />
      </Box>
      <ShownFields kind={kind} />
      <EndingFields kind={kind} />
      <LinkFields />
      <RetentionFields itemKey={stored?.key ?? null} />
    </Stack>
  );
}
