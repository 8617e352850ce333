import { Badge, Box, Button, Text } from "@chakra-ui/react";
import { useState } from "react";
import { graphql, RelayEnvironmentProvider, useLazyLoadQuery } from "react-relay";
import { Link } from "react-router-dom";
import {
  createOperationDescriptor,
  Environment,
  type GraphQLTaggedNode,
  getRequest,
  Network,
  Observable,
  RecordSource,
  ROOT_TYPE,
  Store,
} from "relay-runtime";
import type { SampleScreenQuery } from "#relay/SampleScreenQuery.graphql.ts";
import { BackToHome } from "../../ui/layout/BackToHome.tsx";
import { Page } from "../../ui/layout/Page.tsx";
import { AttemptList } from "../attempts/AttemptList.tsx";
import { Days } from "../charts/Days.tsx";
import { Numbers } from "../charts/Numbers.tsx";
import { ScoreHistogram } from "../charts/ScoreHistogram.tsx";
import { FiguresProvider } from "../figures/FiguresProvider.tsx";
import { QuestionList } from "../questions/QuestionList.tsx";
import { attemptCount, sample, title } from "./sample.ts";

/** The results screen over made-up figures, for visitors. */
export function SampleScreen() {
  const [environment] = useState(() => sampleEnvironment(query));
  return (
    <Page
      title={title}
      documentTitle="Sample dashboard"
      actions={
        <>
          <BackToHome />
          <Button asChild>
            <Link to="/creator">Start Creating</Link>
          </Button>
        </>
      }
    >
      <Text mt="-3" mb={{ base: "6", md: "8" }} color="fg.muted">
        <Badge variant="subtle" colorPalette="accent" me="3" fontSize="sm">
          Demo Dashboard
        </Badge>
        Sample data. Your results update live.
      </Text>
      <RelayEnvironmentProvider environment={environment}>
        <Sample />
      </RelayEnvironmentProvider>
    </Page>
  );
}

const query = graphql`
  query SampleScreenQuery(
    $filter: ResultsFilterInput
    $among: ResultsFilterInput
    $order: AttemptOrder
    $isFiltered: Boolean = false
  )
  @raw_response_type {
    content(key: "sample") {
      results(filter: $filter) {
        totalAttempts
      }
      ...figures_content
      ...Numbers_content
      ...ScoreHistogram_content
      ...Days_content
      ...QuestionList_content
      ...AttemptList_content
      ...AttemptList_newest
      attempts(first: 20, filter: $among, order: $order) {
        edges {
          node {
            # What the dialog shows: it looks for it in the store before it would ask a server.
            ...AttemptDetails_attempt
          }
        }
      }
    }
  }
`;

function Sample() {
  const { content } = useLazyLoadQuery<SampleScreenQuery>(query, {}, { fetchPolicy: "store-only" });
  if (!content) return null;
  return (
    <FiguresProvider content={content}>
      <Numbers content={content} />
      <ScoreHistogram content={content} />
      <Days content={content} />
      <QuestionList content={content} />
      <AttemptList content={content} newest={content} />
      <Box mt="5" color="fg.muted">
        The newest {attemptCount} of {content.results?.totalAttempts}. Choose one to read it.
      </Box>
    </FiguresProvider>
  );
}

/** A Relay environment with the sample's data and no network. */
function sampleEnvironment(query: GraphQLTaggedNode) {
  const environment = new Environment({
    network: Network.create(() => Observable.create((sink) => sink.error(new Error("The sample has no server")))),
    store: new Store(new RecordSource()),
    missingFieldHandlers: [
      {
        kind: "linked",
        handle: (field, parent, { id }) =>
          field.name === "node" && parent?.getType() === ROOT_TYPE ? String(id) : undefined,
      },
    ],
  });
  const operation = createOperationDescriptor(getRequest(query), {});
  environment.commitPayload(operation, sample);
  environment.retain(operation);
  return environment;
}
