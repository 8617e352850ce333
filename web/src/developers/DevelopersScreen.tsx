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
      lead="Create quizzes, surveys and assessments from your own programs, and follow the answers live. REST and GraphQL share the same rules."
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
              A program logs in with an access token. Create one in{" "}
              <ScreenLink to="/profile/programs" display="inline">
                your profile
              </ScreenLink>
              , under Access Tokens. Examples that create items need write permissions; reading results only needs read
              permissions. The token is shown once.
            </Text>
            <Text>
              Its scopes set its permissions, and you can limit it to certain items:{" "}
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
            <Text>Each question has one correct option, counted from 0. Submitting returns the score immediately.</Text>
            <QuickStart
              kind="quiz"
              answers="An answer is the index of the chosen option. A repeated attemptKey returns the first receipt, so a request can be sent again safely."
              results="stats has the totals, questions the counts of each option, attempts the newest responses. pagination.nextCursor fetches the next page."
            />
          </Part>
          <Part id="survey">
            <Text>Surveys have no correct answers. Questions of type multi_select take several options.</Text>
            <QuickStart
              kind="survey"
              answers="The answer to a multi_select question is a list of indexes."
              results="questions has the counts of each option."
            />
          </Part>
          <Part id="assessment">
            <Text>Options have weights, and their sum determines one of your levels.</Text>
            <QuickStart
              kind="assessment"
              answers="The receipt's skillResult has the level reached and its description."
              results="levels has the number of people at each level."
            />
          </Part>
          <Following />
          <Assistants />
          <Calls />
          <Part id="errors">
            <Text>
              Every error has a code for programs and a sentence for people. REST returns{" "}
              <code>{"{ message, error, issues }"}</code> with the status below; GraphQL returns{" "}
              <code>DomainError</code> in the union of a mutation, and <code>extensions.code</code> next to the data of
              a query. A code outside this table, <code>INTERNAL</code> with 500, is a bug on our side.
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
                Deprecated parts keep working. GraphQL marks them with <code>@deprecated</code>, the date and a
                replacement; OpenAPI with <code>deprecated</code>.
              </li>
              <li>Tests compare both with the last release and fail if a change would break its clients.</li>
              <li>Ignore fields you don't use: new ones may appear at any time.</li>
            </Points>
          </Part>
          <Part id="reference">
            <Points>
              <li>
                <Link href="/api/docs" display="inline">
                  REST reference
                </Link>
                : every call and response. Try them with your token.
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
                : the schema with descriptions. Queries run as the logged-in user.
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
