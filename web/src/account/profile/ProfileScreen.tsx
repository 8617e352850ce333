import { Text } from "@chakra-ui/react";
import { Suspense } from "react";
import { graphql, type PreloadedQuery, useFragment, usePreloadedQuery } from "react-relay";
import { Navigate, useParams } from "react-router-dom";
import type { ProfileScreen_data$key } from "#relay/ProfileScreen_data.graphql.ts";
import type { ProfileScreen_person$key } from "#relay/ProfileScreen_person.graphql.ts";
import type { ProfileScreenQuery } from "#relay/ProfileScreenQuery.graphql.ts";
import { webhooksHome } from "../../product/kind.ts";
import { LinkButton } from "../../ui/form/LinkButton.tsx";
import { ErrorState } from "../../ui/layout/ErrorState.tsx";
import { SkeletonLines } from "../../ui/layout/Loading.tsx";
import { Page } from "../../ui/layout/Page.tsx";
import { Section } from "../../ui/layout/Section.tsx";
import { Tabs } from "../../ui/layout/Tabs.tsx";
import { AccountAction } from "../form/AccountAction.tsx";
import { PasswordForm } from "../password/PasswordForm.tsx";
import { RetentionDefault } from "../retention/RetentionDefault.tsx";
import { AccessTokens } from "../token/AccessTokens.tsx";
import { AccountFacts } from "./AccountFacts.tsx";
import { DeleteAccount } from "./DeleteAccount.tsx";
import { DismissedHints } from "./DismissedHints.tsx";
import { OwnData } from "./OwnData.tsx";
import { ProfileForm } from "./ProfileForm.tsx";
import { SignOutEverywhere } from "./SignOutEverywhere.tsx";

/** The parts of the profile by the end of their address. */
const parts = [
  { name: "", label: "Profile", to: "/profile" },
  { name: "programs", label: "Programs", to: "/profile/programs" },
  { name: "data", label: "Data", to: "/profile/data" },
] as const;

interface ProfileScreenProps {
  queryRef: PreloadedQuery<ProfileScreenQuery>;
}

/** The parts of the profile, each at an address of its own. */
export function ProfileScreen(props: ProfileScreenProps) {
  const { part = "" } = useParams();
  if (!parts.some(({ name }) => name === part)) return <Navigate to="/profile" replace />;
  return (
    <Page title="Profile Settings" width="narrow">
      <Tabs label="Parts of your profile" tabs={parts} selected={part}>
        <Suspense fallback={<LoadingProfile />}>
          <Profile {...props} />
        </Suspense>
      </Tabs>
    </Page>
  );
}

const LoadingProfile = () => (
  <div role="status">
    <Text color="fg.muted" mb="6">
      Loading profile...
    </Text>
    <SkeletonLines count={5} />
  </div>
);

function Profile({ queryRef }: ProfileScreenProps) {
  const { viewer } = usePreloadedQuery<ProfileScreenQuery>(
    graphql`
      query ProfileScreenQuery($isPerson: Boolean!, $isPrograms: Boolean!, $isData: Boolean!) {
        viewer {
          ...VerificationBanner_user
          ...ForAdmins_user
          ...ProfileScreen_person @include(if: $isPerson) @alias(as: "person")
          ...AccessTokens_user @include(if: $isPrograms) @alias(as: "programs")
          ...ProfileScreen_data @include(if: $isData) @alias(as: "data")
        }
      }
    `,
    queryRef,
  );
  if (!viewer) return <ErrorState title="This account no longer exists" />;
  const { person, programs, data } = viewer;
  return (
    <>
      {person && <Person user={person} />}
      {programs && (
        <>
          <AccessTokens user={programs} />
          <Section title="Webhooks" actions={<ToScreen to={webhooksHome}>Manage Webhooks</ToScreen>}>
            <Text color="fg.muted">Notify another service about responses and changes</Text>
          </Section>
        </>
      )}
      {data && <Data user={data} />}
    </>
  );
}

function Person({ user: userRef }: { user: ProfileScreen_person$key }) {
  const user = useFragment(
    graphql`
      fragment ProfileScreen_person on User {
        ...ProfileForm_user
        ...AccountFacts_user
        ...useStandingWebhooks_user
      }
    `,
    userRef,
  );
  return (
    <>
      <Section title="Profile Information">
        <ProfileForm user={user} />
      </Section>
      <Section title="Change Password">
        <PasswordForm user={user} />
        <SignOutEverywhere user={user} />
      </Section>
      <Section title="Account Information">
        <AccountFacts user={user} />
      </Section>
    </>
  );
}

function Data({ user: userRef }: { user: ProfileScreen_data$key }) {
  const user = useFragment(
    graphql`
      fragment ProfileScreen_data on User {
        ...RetentionDefault_user
        ...DeleteAccount_user
      }
    `,
    userRef,
  );
  return (
    <>
      <Section title="Activity" actions={<ToScreen to="/profile/activity">Show Activity</ToScreen>}>
        <Text color="fg.muted">Exports, deletions, changes and logins in the last year</Text>
      </Section>
      <RetentionDefault user={user} />
      <DismissedHints />
      <Section title="Your Data">
        <OwnData />
        <AccountAction title="Erase a person" action={<ToScreen to="/profile/erase">Erase a Person</ToScreen>}>
          Erase one person's responses, with a receipt
        </AccountAction>
        <DeleteAccount user={user} />
      </Section>
    </>
  );
}

const ToScreen = ({ to, children }: { to: string; children: string }) => (
  <LinkButton to={to} variant="outline" colorPalette="ink">
    {children}
  </LinkButton>
);
