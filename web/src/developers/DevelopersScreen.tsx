import { Button, Grid, Link, Text } from "@chakra-ui/react";
import { Fragment } from "react";
import { scopes } from "../../../api/src/platform/identity/scopes.shared.ts";
import { Page } from "../ui/layout/Page.tsx";
import { ScreenLink } from "../ui/text/ScreenLink.tsx";
import { Assistants } from "./Assistants.tsx";
import { Building } from "./Building.tsx";
import { Calls } from "./Calls.tsx";
import { Contents } from "./Contents.tsx";
import { Code } from "./code/Code.tsx";
import { usePartInView } from "./code/Languages.tsx";
import { Following } from "./Following.tsx";
import { Part, Points } from "./Part.tsx";
import { QuickStart } from "./QuickStart.tsx";
import { ErrorTable, LimitTable } from "./Tables.tsx";

export function DevelopersScreen() {
  usePartInView();
  return (
    <Page
      title="Developers"
      lead="Make quizzes, surveys and assessments from your own programs, and follow the answers as they come in. Over REST or GraphQL, with the same rules behind both."
      actions={
        <>
          <Button asChild variant="outline" colorPalette="ink">
            <a href="/api/docs">API Reference</a>
          </Button>
          <Button asChild variant="outline" colorPalette="ink">
            <a href="/graphql">GraphiQL</a>
          </Button>
        </>
      }
    >
      <Grid templateColumns={{ base: "minmax(0, 1fr)", lg: "13rem minmax(0, 1fr)" }} columnGap="14" alignItems="start">
        <Contents />
        <div>
          <Building />
          <Part id="token">
            <Text>
              A program signs in with an access token. Make one in{" "}
              <ScreenLink to="/profile" display="inline">
                your profile
              </ScreenLink>
              , under Access Tokens: one that writes for the examples that make something, one that only reads where
              results are enough. It is shown once.
            </Text>
            <Text>
              It may do what its scopes say, and only with the items that you choose, if you choose any:{" "}
              {scopes.map((scope, place) => (
                <Fragment key={scope}>
                  {place > 0 && ", "}
                  <code>{scope}</code>
                </Fragment>
              ))}
              . Writing includes reading. Every token can read its owner's name and email address.
            </Text>
            <Code label="Set these once; every example below uses them" file="setup.sh" />
            <Text>Anyone with the token has its permissions. Keep it secret. Participants don't need one.</Text>
          </Part>
          <Part id="quiz">
            <Text>Each question has one right option, counted from 0. The answer tells the score at once.</Text>
            <QuickStart
              kind="quiz"
              answers="Answers go by question: the place of the chosen option. A repeated attemptKey gets the first receipt again, so a lost answer can be sent twice."
              results="stats has the figures, questions how each option was chosen, attempts the newest people; pagination.nextCursor leads to the rest."
            />
          </Part>
          <Part id="survey">
            <Text>Nothing is right or wrong, and questions of type multi_select take several options.</Text>
            <QuickStart
              kind="survey"
              answers="A question of type multi_select is answered with a list of places."
              results="questions has how often each option was chosen."
            />
          </Part>
          <Part id="assessment">
            <Text>Options have weights, and their sum determines one of your levels.</Text>
            <QuickStart
              kind="assessment"
              answers="The receipt's skillResult has the level that was reached, with its words."
              results="levels has how many people reached each level."
            />
          </Part>
          <Following />
          <Assistants />
          <Calls />
          <Part id="errors">
            <Text>
              Every refusal has a code for programs and a sentence for people. REST answers{" "}
              <code>{"{ message, error, issues }"}</code> with the status below; GraphQL answers{" "}
              <code>DomainError</code> in the union of a mutation, and <code>extensions.code</code> beside the data of a
              query. A code outside this table, <code>INTERNAL</code> with 500, is a bug on our side.
            </Text>
            <ErrorTable />
          </Part>
          <Part id="limits">
            <Text>
              Too many requests return <code>RATE_LIMITED</code> with the seconds to wait.
            </Text>
            <LimitTable />
          </Part>
          <Part id="versions">
            <Points>
              <li>URLs have no version. Requests and responses stay compatible; new fields are optional.</li>
              <li>
                What is on its way out stays, and is marked: in GraphQL with <code>@deprecated</code>, the day, and what
                to use instead, in the document of REST with <code>deprecated</code>.
              </li>
              <li>Tests compare both with the last release, and fail for a change that would break its clients.</li>
              <li>Read answers by the fields you know, and let others pass: new ones may come at any time.</li>
            </Points>
          </Part>
          <Part id="reference">
            <Points>
              <li>
                <Link href="/api/docs" display="inline">
                  The reference of REST
                </Link>
                : every call with all its answers, to be tried with your token.
              </li>
              <li>
                <Link href="/openapi.json" display="inline">
                  openapi.json
                </Link>
                , the same for programs (OpenAPI 3.1).
              </li>
              <li>
                <Link href="/graphql" display="inline">
                  GraphiQL
                </Link>
                : the schema with its descriptions, asking as whoever is signed in.
              </li>
              <li>
                <Link href="/schema.graphql" display="inline">
                  schema.graphql
                </Link>
                , the same for programs.
              </li>
              <li>
                <Link href="/.well-known/api-catalog" display="inline">
                  api-catalog
                </Link>
                , where tools look for both (RFC 9727).
              </li>
            </Points>
          </Part>
        </div>
      </Grid>
    </Page>
  );
}
