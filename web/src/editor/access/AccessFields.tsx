import { Box, Code, Heading, Text } from "@chakra-ui/react";
import { Fragment, type ReactNode, useId } from "react";
import { anonymousFlaw } from "../../../../api/src/content/rules/rules.shared.ts";
import { access } from "../../../../api/src/content/setting/access.rules.ts";
import { data } from "../../../../api/src/content/setting/data.rules.ts";
import { grading } from "../../../../api/src/content/setting/grading.rules.ts";
import { page } from "../../../../api/src/content/setting/page.rules.ts";
import type { Declared } from "../../../../api/src/content/setting/setting.rules.ts";
import { type OwnName, type SettingName, settings } from "../../../../api/src/content/setting/settings.rules.ts";
import { times } from "../../../../api/src/content/setting/time.rules.ts";
import { type Kind, peoplePath } from "../../product/kind.ts";
import { ScreenLink } from "../../ui/text/ScreenLink.tsx";
import { useDraftValue } from "../draft/useDraft.ts";
import { FieldError } from "../field/FieldError.tsx";
import { useFieldError } from "../field/fieldErrors.ts";
import { SwitchRow } from "../field/fields.tsx";
import { QuizScoring } from "../question/answer/ScoringFields.tsx";
import { CertificateFields } from "../rules/certificate/CertificateFields.tsx";
import { EndingFields } from "../rules/EndingFields.tsx";
import { LinkFields } from "../rules/link/LinkFields.tsx";
import { MomentField } from "../rules/MomentField.tsx";
import { OpenNow } from "../rules/OpenNow.tsx";
import { RetentionFields } from "../rules/RetentionFields.tsx";
import { ShownFields } from "../rules/ShownFields.tsx";
import { hasField } from "../rules/simple.ts";
import { Row, SettingRow } from "./Row.tsx";
import type { StoredTimes } from "./times.ts";
import { useAuthorZone } from "./useAuthorZone.ts";

export interface AccessProps {
  kind: Kind;
  /** Null before the item is created. */
  stored: StoredTimes | null;
}

const groups: { title: string; names: SettingName[] }[] = [
  { title: "Schedule", names: namesOf(times) },
  { title: "Who", names: [...namesOf(access).filter((name) => name !== "anonymous"), "anonymous", "author"] },
  { title: "Scoring and results", names: namesOf({ ...grading, ...page }).filter((name) => name !== "author") },
  { title: "Data", names: namesOf(data) },
];

/** A row for each setting of the kind, in groups, in the order of the declarations. */
export function AccessFields({ kind, stored }: AccessProps) {
  const rows: Partial<Record<SettingName, ReactNode>> & Record<OwnName, ReactNode> = {
    opensAt: <TimeRows stored={stored} />,
    closesAt: null,
    excludeLate: <ExcludeLate />,
    invitedOnly: (
      <>
        {stored && <Public />}
        <InvitedOnly stored={stored} />
      </>
    ),
    passcode: <Passcode />,
    anonymous: (
      <>
        <Anonymous />
        <EmailFirst />
      </>
    ),
    retakes: <Retakes />,
    counts: null,
    certificate: <CertificateFields />,
    scoring: <QuizScoring />,
    shown: <ShownFields kind={kind} />,
    endings: <EndingFields kind={kind} />,
    fields: <LinkFields />,
    signedFields: null,
    retention: <RetentionFields itemKey={stored?.key ?? null} />,
  };
  return groups.map(({ title, names }) => (
    <Group key={title} title={title}>
      {names.filter(isOf(kind)).map((name) => (
        <Fragment key={name}>{hasField(name) && !(name in rows) ? <SettingRow name={name} /> : rows[name]}</Fragment>
      ))}
    </Group>
  ));
}

function namesOf<Group extends Partial<Record<SettingName, unknown>>>(group: Group) {
  return Object.keys(group) as SettingName[];
}

function isOf(kind: Kind) {
  return (name: SettingName) => {
    const { kinds }: Declared = settings[name];
    return !kinds || kinds.includes(kind);
  };
}

function TimeRows({ stored }: Pick<AccessProps, "stored">) {
  const timeZone = useAuthorZone();
  return (
    <>
      <Row
        name="opensAt"
        label="Opens"
        more="Participants see times in their own time zone. They see no questions before and after. Responses in progress at closing are accepted for 24 hours and marked late."
      >
        <MomentField name="rules.opensAt" label="Opens" clear="Clear opening time" timeZone={timeZone} />
      </Row>
      <Row name="closesAt" label="Closes">
        <MomentField name="rules.closesAt" label="Closes" clear="Clear closing time" timeZone={timeZone} />
      </Row>
      <Text color="fg.muted" fontSize="sm">
        Time zone: {timeZone.replaceAll("_", " ")}
      </Text>
      {stored && <OpenNow stored={stored} />}
    </>
  );
}

/** Responses can be late only with a closing time or a time limit. */
function ExcludeLate() {
  const { closesAt, timeLimit, excludeLate } = useDraftValue("rules");
  const mayBeLate = closesAt !== "" || timeLimit.trim() !== "" || excludeLate;
  return mayBeLate && <SettingRow name="excludeLate" />;
}

/** Anonymous responses belong to no person. */
function Retakes() {
  const { anonymous, retakes } = useDraftValue("rules");
  if (anonymous) return null;
  return (
    <>
      <SettingRow name="retakes" />
      {retakes.trim() !== "" && <SettingRow name="counts" />}
    </>
  );
}

function Public() {
  const label = "Anyone with the link can respond";
  return (
    <Row name="isPublic" label={label}>
      <SwitchRow name="isPublic" label={label} hint="If off, only you can open the link." />
    </Row>
  );
}

function EmailFirst() {
  const label = "Ask for an email address first";
  return (
    <Row name="collectEmailUpfront" label={label}>
      <SwitchRow name="collectEmailUpfront" label={label} hint="Participants need one to start." />
    </Row>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Box as="section" aria-labelledby={id} borderTopWidth="1px" pt="3" pb="4">
      <Heading as="h3" id={id} fontFamily="body" textStyle="eyebrow" color="fg.muted" mb="1">
        {title}
      </Heading>
      {children}
    </Box>
  );
}

/** Restricts the item to people with a personal link. */
function InvitedOnly({ stored }: Pick<AccessProps, "stored">) {
  const isOn = useDraftValue("rules.invitedOnly");
  return (
    <SettingRow name="invitedOnly">
      {isOn && (
        <Text color="fg.muted" fontSize="sm">
          {stored === null ? (
            "Add people later under Results."
          ) : (
            <ScreenLink to={peoplePath(stored.key)} display="inline">
              Invite people
            </ScreenLink>
          )}
        </Text>
      )}
    </SettingRow>
  );
}

/** The participant's page reads the passcode from the link's fragment, which browsers do not send to the server. */
function Passcode() {
  const passcode = useDraftValue("rules.passcode").trim();
  return (
    <SettingRow name="passcode">
      {passcode !== "" && (
        <Text mt="1" color="fg.muted" fontSize="sm">
          To include it, end the link with <Code wordBreak="break-all">#passcode={encodeURIComponent(passcode)}</Code>
        </Text>
      )}
    </SettingRow>
  );
}

/** Shows a conflicting setting immediately. */
function Anonymous() {
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
    <SettingRow name="anonymous">
      {flaw ? (
        <Text role="status" color="fg.warning" fontSize="sm" fontWeight="medium">
          {flaw}.
        </Text>
      ) : (
        <FieldError>{error}</FieldError>
      )}
    </SettingRow>
  );
}
