import { Text } from "@chakra-ui/react";
import { Suspense } from "react";
import { graphql, type PreloadedQuery, usePreloadedQuery } from "react-relay";
import type { ProfileScreenQuery } from "#relay/ProfileScreenQuery.graphql.ts";
import { ErrorState } from "../../ui/layout/ErrorState.tsx";
import { SkeletonLines } from "../../ui/layout/Loading.tsx";
import { Page } from "../../ui/layout/Page.tsx";
import { Section } from "../../ui/layout/Section.tsx";
import { PasswordForm } from "../password/PasswordForm.tsx";
import { RetentionDefault } from "../retention/RetentionDefault.tsx";
import { AccessTokens } from "../token/AccessTokens.tsx";
import { AccountFacts } from "./AccountFacts.tsx";
import { ActivityLink } from "./ActivityLink.tsx";
import { DeleteAccount } from "./DeleteAccount.tsx";
import { DismissedHints } from "./DismissedHints.tsx";
import { ErasePerson } from "./ErasePerson.tsx";
import { OwnData } from "./OwnData.tsx";
import { ProfileForm } from "./ProfileForm.tsx";
import { SignOutEverywhere } from "./SignOutEverywhere.tsx";
import { WebhooksLink } from "./WebhooksLink.tsx";

interface ProfileScreenProps {
  queryRef: PreloadedQuery<ProfileScreenQuery>;
}

export function ProfileScreen(props: ProfileScreenProps) {
  return (
    <Page title="Profile Settings" width="narrow">
      <Suspense fallback={<LoadingProfile />}>
        <Profile {...props} />
      </Suspense>
    </Page>
  );
}

function LoadingProfile() {
  return (
    <div role="status">
      <Text color="fg.muted" mb="6">
        Loading profile...
      </Text>
      <SkeletonLines count={5} />
    </div>
  );
}

function Profile({ queryRef }: ProfileScreenProps) {
  const { viewer } = usePreloadedQuery<ProfileScreenQuery>(
    graphql`
      query ProfileScreenQuery {
        viewer {
          ...VerificationBanner_user
          ...ForAdmins_user
          ...ProfileForm_user
          ...AccessTokens_user
          ...AccountFacts_user
          ...RetentionDefault_user
          ...DeleteAccount_user
          ...useStandingWebhooks_user
        }
      }
    `,
    queryRef,
  );
  if (!viewer) return <ErrorState title="There is no such account any more" />;
  return (
    <>
      <Section title="Profile Information">
        <ProfileForm user={viewer} />
      </Section>
      <Section title="Change Password">
        <PasswordForm user={viewer} />
      </Section>
      <Section title="Account Information">
        <AccountFacts user={viewer} />
      </Section>
      <AccessTokens user={viewer} />
      <WebhooksLink />
      <ActivityLink />
      <RetentionDefault user={viewer} />
      <DismissedHints />
      <Section title="Sessions and Data">
        <SignOutEverywhere user={viewer} />
        <OwnData />
        <ErasePerson />
        <DeleteAccount user={viewer} />
      </Section>
    </>
  );
}
