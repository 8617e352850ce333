import { Link, Text } from "@chakra-ui/react";
import { Code, Listing } from "./code/Code.tsx";
import { Languages } from "./code/Languages.tsx";

type Kind = "quiz" | "survey" | "assessment";

interface QuickStartProps {
  kind: Kind;
  /** The format of its answers. */
  answers: string;
  results: string;
}

const choices: Record<Kind, string> = { quiz: "[1]", survey: "[0, 2]", assessment: "[2]" };

/** One round of a kind: create, share, answer, read the results. */
export function QuickStart({ kind, answers, results }: QuickStartProps) {
  return (
    <Languages
      label={`One round of a ${kind}`}
      of={{
        curl: (
          <>
            <Code label={`1. Create the ${kind}`} file={`curl/${kind}-create.sh`} />
            <Text>
              The response has the <code>id</code> of the {kind} and of each question. Keep both for the next calls, and
              share <code>$ASSAY/{kind}/$ITEM</code>: participants don't need an account.
            </Text>
            <Listing label="Keep the ids" text={"export ITEM=…      # id\nexport QUESTION=…  # questions[0].id"} />
            <Code label="2. Get the questions (no token, no answer key)" file={`curl/${kind}-take.sh`} />
            <Code label="3. Answer as a participant" file={`curl/${kind}-answer.sh`} />
            <Text>{answers}</Text>
            <Code label="4. Read the results" file={`curl/${kind}-results.sh`} />
            <Text>{results}</Text>
          </>
        ),
        typescript: (
          <>
            <Text>
              A complete program without packages. Node 24 runs it directly: <code>node {kind}.ts</code>.
            </Text>
            <Code label={`${kind}.ts`} file={`fetch/${kind}.ts`} />
            <Text>{answers}</Text>
          </>
        ),
        typed: (
          <>
            <Text>
              Generate types for every path, parameter and response from the OpenAPI document, so that the compiler
              finds misspelled fields: <code>npm install openapi-fetch openapi-typescript typescript@5</code>, then
            </Text>
            <Code label="Write the types" file="typed/types.sh" />
            <Text>
              Node 24 runs the program directly: <code>node {kind}.ts</code>.
            </Text>
            <Code label={`${kind}.ts`} file={`typed/${kind}.ts`} />
          </>
        ),
        graphql: (
          <>
            <Text>
              Paste these into{" "}
              <Link href="/graphql" display="inline">
                GraphiQL
              </Link>
              , which runs them as the user logged in to this browser. From a program, POST them to{" "}
              <code>/graphql</code> with your token.
            </Text>
            <Code label={`1. Create the ${kind}; share its shortUrl`} file={`graphql/${kind}-create.graphql`} />
            <Code label="2. Answer as a participant" file="graphql/answer.graphql" />
            <Listing
              label="Variables: the ids from the first call"
              text={`{ "item": "…", "question": "…", "choices": ${choices[kind]} }`}
            />
            <Code label="3. Read the results" file="graphql/results.graphql" />
            <Code label="Send a query with variables" file="graphql/post.sh" />
          </>
        ),
      }}
    />
  );
}
