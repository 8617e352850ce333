import { Box, Code, Flex, Stack, Text } from "@chakra-ui/react";
import { Fragment, type ReactNode } from "react";
import { anonymousFlaw } from "../../../../api/src/content/rules/rules.shared.ts";
import type { Declared } from "../../../../api/src/content/setting/setting.rules.ts";
import { type OwnName, type SettingName, settings } from "../../../../api/src/content/setting/settings.rules.ts";
import { type Kind, peoplePath } from "../../product/kind.ts";
import { ScreenLink } from "../../ui/text/ScreenLink.tsx";
import { useDraftValue } from "../draft/useDraft.ts";
import { FieldError } from "../field/FieldError.tsx";
import { useFieldError } from "../field/fieldErrors.ts";
import { QuizScoring } from "../question/answer/ScoringFields.tsx";
import { CertificateFields } from "./certificate/CertificateFields.tsx";
import { EndingFields } from "./EndingFields.tsx";
import { LinkFields } from "./link/LinkFields.tsx";
import { MomentField } from "./MomentField.tsx";
import { OpenNow } from "./OpenNow.tsx";
import { RetentionFields } from "./RetentionFields.tsx";
import { SettingField } from "./SettingField.tsx";
import { ShownFields } from "./ShownFields.tsx";
import { hasField } from "./simple.ts";
import { useAuthorZone } from "./useAuthorZone.ts";
import type { StoredTimes } from "./words.ts";

export interface WhenFieldsProps {
  kind: Kind;
  /** Null before the item is created. */
  stored: StoredTimes | null;
}

/** A field for each setting of the kind, in the order of the declarations. */
export function WhenFields({ kind, stored }: WhenFieldsProps) {
  const fields: Partial<Record<SettingName, ReactNode>> & Record<OwnName, ReactNode> = {
    opensAt: <TimeFields stored={stored} />,
    closesAt: null,
    anonymous: <AnonymousField kind={kind} />,
    invitedOnly: <InvitedOnlyField kind={kind} itemKey={stored?.key ?? null} />,
    passcode: <PasscodeField kind={kind} />,
    certificate: <CertificateFields />,
    scoring: <QuizScoring />,
    shown: <ShownFields kind={kind} />,
    endings: <EndingFields kind={kind} />,
    fields: <LinkFields kind={kind} />,
    signedFields: null,
    retention: <RetentionFields itemKey={stored?.key ?? null} />,
  };
  const all: [string, Declared][] = Object.entries(settings);
  const names = all.flatMap(([name, { kinds }]) => (!kinds || kinds.includes(kind) ? (name as SettingName) : []));
  return (
    <Stack gap="4">
      {names.map((name) => (
        <Fragment key={name}>
          {hasField(name) && !(name in fields) ? <SettingField name={name} kind={kind} /> : fields[name]}
        </Fragment>
      ))}
    </Stack>
  );
}

function TimeFields({ stored }: Pick<WhenFieldsProps, "stored">) {
  const timeZone = useAuthorZone();
  return (
    <>
      <Flex columnGap="8" rowGap="4" wrap="wrap">
        <MomentField name="rules.opensAt" label="Opens" clear="Clear when it opens" timeZone={timeZone} />
        <MomentField name="rules.closesAt" label="Closes" clear="Clear when it closes" timeZone={timeZone} />
      </Flex>
      <Text color="fg.muted" fontSize="sm">
        Times are those of {timeZone.replaceAll("_", " ")}; participants see them in their own zone. Before and after,
        they see no questions. Answers begun before it closes are kept for a day, marked with how late they came.
      </Text>
      {stored && <OpenNow stored={stored} />}
    </>
  );
}

/** The taker's page reads the passcode from the link's fragment, which browsers do not send to the server. */
function PasscodeField({ kind }: Pick<WhenFieldsProps, "kind">) {
  const passcode = useDraftValue("rules.passcode").trim();
  return (
    <Stack gap="2">
      <SettingField name="passcode" kind={kind} />
      {passcode !== "" && (
        <Text color="fg.muted" fontSize="sm">
          A link that brings it along ends in{" "}
          <Code wordBreak="break-all">#passcode={encodeURIComponent(passcode)}</Code>
        </Text>
      )}
    </Stack>
  );
}

/** Shows a conflicting setting at once, although it is set elsewhere. */
function AnonymousField({ kind }: Pick<WhenFieldsProps, "kind">) {
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
      <SettingField name="anonymous" kind={kind} />
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

/** Restricts the item to people with a personal link. `itemKey` is null before the item is created. */
function InvitedOnlyField({ kind, itemKey }: { kind: Kind; itemKey: string | null }) {
  return (
    <Box>
      <SettingField name="invitedOnly" kind={kind} />
      <Text color="fg.muted" fontSize="sm">
        {itemKey === null ? (
          "People are added once it is made, from the results."
        ) : (
          <ScreenLink to={peoplePath(itemKey)} display="inline">
            Invite people and see how far they are
          </ScreenLink>
        )}
      </Text>
    </Box>
  );
}
