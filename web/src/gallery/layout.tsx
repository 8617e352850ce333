import { Button, Text } from "@chakra-ui/react";
import { Passage } from "../product/Passage.tsx";
import { BackToHome } from "../ui/layout/BackToHome.tsx";
import { Breadcrumbs } from "../ui/layout/Breadcrumbs.tsx";
import { Disclosure } from "../ui/layout/Disclosure.tsx";
import { EmptyState } from "../ui/layout/EmptyState.tsx";
import { ErrorState } from "../ui/layout/ErrorState.tsx";
import { SkeletonLines } from "../ui/layout/Loading.tsx";
import { Notice } from "../ui/layout/Notice.tsx";
import { Section } from "../ui/layout/Section.tsx";
import { Tabs } from "../ui/layout/Tabs.tsx";
import { AuthorText } from "../ui/text/AuthorText.tsx";
import { Linked } from "../ui/text/Linked.tsx";
import { TimeAgo } from "../ui/text/TimeAgo.tsx";
import { type Examples, longText } from "./examples.ts";

const tabs = ["users", "items", "mail"].map((name) => ({ name, label: name, to: `?tab=${name}` }));

export const layout: Examples = {
  BackToHome: { default: <BackToHome /> },
  Breadcrumbs: {
    default: <Breadcrumbs crumbs={[{ label: "Dashboard", to: "/" }, { label: "Results" }]} />,
    "long text": <Breadcrumbs crumbs={[{ label: "Dashboard", to: "/" }, { label: longText }]} />,
  },
  Disclosure: { default: <Disclosure summary="Response">{() => <Text>All of it.</Text>}</Disclosure> },
  EmptyState: {
    default: <EmptyState title="Nothing here yet" />,
    "with a way on": (
      <EmptyState title="No quizzes yet" action={<Button>Create One</Button>}>
        {longText}
      </EmptyState>
    ),
  },
  ErrorState: {
    default: <ErrorState title="This page does not exist" />,
    "can be tried again": (
      <ErrorState title="The results did not load" onRetry={() => undefined}>
        The server could not be reached.
      </ErrorState>
    ),
  },
  Linked: { default: <Linked text="Read https://example.com/a first." /> },
  SkeletonLines: { loading: <SkeletonLines /> },
  Notice: {
    plain: <Notice>Your draft is kept on this device.</Notice>,
    warning: (
      <Notice tone="warning" actions={<Button variant="outline">Load It</Button>}>
        {longText}
      </Notice>
    ),
  },
  Passage: { default: <Passage text={longText} anchor={{ page: 3, url: "https://example.com/a.pdf#page=3" }} /> },
  Section: {
    default: (
      <Section title="Mail" lead={longText} actions={<Button variant="outline">Send</Button>}>
        Contents of the section.
      </Section>
    ),
  },
  Tabs: {
    default: (
      <Tabs label="Administration" tabs={tabs} selected="users">
        The panel
      </Tabs>
    ),
    loading: (
      <Tabs label="Loading administration" tabs={tabs} selected="items" isPending>
        The panel
      </Tabs>
    ),
  },
  TimeAgo: { default: <TimeAgo iso={new Date(Date.now() - 3_600_000).toISOString()} /> },
  AuthorText: { "right to left": <AuthorText>ما هو أطول نهر؟</AuthorText> },
};
