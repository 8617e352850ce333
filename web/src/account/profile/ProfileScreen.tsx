import { Button, Text } from "@chakra-ui/react";
import { Suspense } from "react";
import { graphql, type PreloadedQuery, usePreloadedQuery } from "react-relay";
import { Link } from "react-router-dom";
import type { ProfileScreenQuery } from "#relay/ProfileScreenQuery.graphql.ts";
import { webhooksHome } from "../../product/kind.ts";
import { ErrorState } from "../../ui/layout/ErrorState.tsx";
import { SkeletonLines } from "../../ui/layout/Loading.tsx";
import { Page } from "../../ui/layout/Page.tsx";
import { Section } from "../../ui/layout/Section.tsx";
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

interface ProfileScreenProps {
  queryRef: PreloadedQuery<ProfileScreenQuery>;
}

export const ProfileScreen = (props: ProfileScreenProps) => (
  <Page title="Profile Settings" width="narrow">
    <Suspense fallback={<LoadingProfile />}>
      <Profile {...props} />
    </Suspense>
  </Page>
);

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
  if (!viewer) return <ErrorState title="This account no longer exists" />;
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
      <Section title="Webhooks" actions={<LinkButton to={webhooksHome}>Manage Webhooks</LinkButton>}>
        <Text color="fg.muted" maxW="prose">
          Notify another service about responses and changes
        </Text>
      </Section>
      <Section title="Activity" actions={<LinkButton to="/profile/activity">Show Activity</LinkButton>}>
        <Text color="fg.muted" maxW="prose">
          Exports, deletions, changes and logins in the last year
        </Text>
      </Section>
      <RetentionDefault user={viewer} />
      <DismissedHints />
      <Section title="Sessions and Data">
        <SignOutEverywhere user={viewer} />
        <OwnData />
        <AccountAction title="Erase a person" action={<LinkButton to="/profile/erase">Erase a Person</LinkButton>}>
          Erase one person's responses, with a receipt
        </AccountAction>
        <DeleteAccount user={viewer} />
      </Section>
    </>
  );
}

const LinkButton = ({ to, children }: { to: string; children: string }) => (
  <Button asChild variant="outline" colorPalette="ink">
    <Link to={to}>{children}</Link>
  </Button>
);
