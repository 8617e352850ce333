import { Button } from "@chakra-ui/react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import { useRevalidator } from "react-router-dom";
import type { MissingQuestions_content$key } from "#relay/MissingQuestions_content.graphql.ts";
import type { MissingQuestionsMutation } from "#relay/MissingQuestionsMutation.graphql.ts";
import type { Refused } from "../../product/operation/refused.ts";
import { useOperation } from "../../product/operation/useOperation.ts";
import { announce } from "../../ui/announce.ts";
import { intentionAt, noAnswer } from "../../ui/intention.ts";
import { Notice } from "../../ui/layout/Notice.tsx";
import { tabStore } from "../../ui/storage.ts";
import { countOf } from "../../ui/text/format.ts";
import { GenerationProgress } from "../generating/GenerationProgress.tsx";
import { type Made, useGeneration } from "../generating/useGeneration.ts";

interface MissingQuestionsProps {
  content: MissingQuestions_content$key;
  /** Receives the current notices about the questions, which replace the earlier ones. */
  onTold: (notices: readonly string[]) => void;
}

/** Offers to write the questions that a generation fell short of. Renders nothing if none are missing. */
export function MissingQuestions({ content, onTold }: MissingQuestionsProps) {
  const { id, key, missing } = useFragment(
    graphql`
      fragment MissingQuestions_content on Content {
        id
        key
        missing {
          count
        }
      }
    `,
    content,
  );
  const [write] = useOperation<MissingQuestionsMutation>(graphql`
    mutation MissingQuestionsMutation($id: ID!, $progressId: String!, $idempotencyKey: String!) {
      writeMissing(id: $id, progressId: $progressId, idempotencyKey: $idempotencyKey) {
        __typename
        ... on WriteMissingSuccess {
          data {
            notices
            content {
              key
              ...CreatedPreview_content
            }
          }
        }
        ... on DomainError {
          code
          message
          retryAfter
        }
      }
    }
  `);
  const [problem, setProblem] = useState<string | null>(null);
  const place = `missing:${key}`;
  const { progress, generate, stop } = useGeneration(place, {
    intention: intentionAt(place, tabStore),
    onMade: succeed,
    onFound: succeed,
    onRefused: ({ message }: Refused) => fail(message || "Couldn't write the questions. Please try again."),
    onLost: () => fail(noAnswer),
    onSignedOut: () => fail("You've been logged out. Please log in and try again."),
  });
  const { revalidate } = useRevalidator();
  const count = missing?.count ?? 0;

  function succeed({ notices }: Pick<Made, "notices">) {
    setProblem(null);
    onTold(notices);
    // A run that an earlier page started reports only its end. Reloading fetches its questions.
    void revalidate();
    announce("The questions below are up to date");
    document.getElementById("main")?.focus({ preventScroll: true });
  }

  function fail(message: string) {
    setProblem(message);
    announce(message);
  }

  function press() {
    setProblem(null);
    onTold([]);
    generate((ids, signal) => write({ id, ...ids }, { signal, cacheConfig: { metadata: { takesLong: true } } }));
  }

  if (progress) return <GenerationProgress progress={progress} questionCount={Math.max(1, count)} onStop={stop} />;
  if (count === 0 && problem === null) return null;
  return (
    <Notice
      tone={problem === null ? undefined : "warning"}
      actions={
        count > 0 && (
          <Button variant="outline" size="sm" onClick={press}>
            {count === 1 ? "Write the Missing Question" : "Write More Questions"}
          </Button>
        )
      }
    >
      {problem === null
        ? `${countOf(count, "question is", "questions are")} missing. The same source may give ${count === 1 ? "it" : "some of them"}. Existing questions stay.`
        : `${problem}${count > 0 ? " You can still generate the rest." : ""}`}
    </Notice>
  );
}
