import { Flex, Stack, Text } from "@chakra-ui/react";
import { Fragment, type ReactNode } from "react";
import type { Declared } from "../../../../api/src/content/setting/setting.rules.ts";
import { type OwnName, type SettingName, settings } from "../../../../api/src/content/setting/settings.rules.ts";
import type { Kind } from "../../product/kind.ts";
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
import { AnonymousField } from "./who/AnonymousField.tsx";
import { InvitedOnlyField } from "./who/InvitedOnlyField.tsx";
import { PasscodeField } from "./who/PasscodeField.tsx";
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
