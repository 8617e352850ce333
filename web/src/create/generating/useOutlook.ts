import { useEffect, useEffectEvent, useRef, useState } from "react";
import { graphql, useRelayEnvironment } from "react-relay";
import type {
  ReadOutlookInput,
  useOutlookMutation,
  useOutlookMutation$data,
} from "#relay/useOutlookMutation.graphql.ts";
import { Refused } from "../../product/operation/refused.ts";
import { useOperation } from "../../product/operation/useOperation.ts";
import { newKey, noAnswer } from "../../ui/intention.ts";
import { followProgress } from "./followGeneration.ts";

type Answer = useOutlookMutation$data["readOutlook"];
export type Outlook = Extract<Answer, { readonly __typename: "ReadOutlookSuccess" }>["data"];

interface Reading {
  /** The current step; null while nothing is read. */
  line: string | null;
  outlook: Outlook | null;
  refused: Refused | null;
}

const nothing: Reading = { line: null, outlook: null, refused: null };

/** Reads a source on demand, and stops when the component is gone or another source is read. */
export function useOutlook() {
  const environment = useRelayEnvironment();
  const [reading, setReading] = useState(nothing);
  const leave = useRef(() => {});
  const [send] = useOperation<useOutlookMutation>(graphql`
    mutation useOutlookMutation($input: ReadOutlookInput!) {
      readOutlook(input: $input) {
        __typename
        ... on ReadOutlookSuccess {
          data {
            choices
            typed
            difficulties
            sections {
              heading
              choices
              typed
            }
          }
        }
        ... on DomainError {
          code
          message
          retryAfter
          errorType
          issues {
            path
            message
          }
        }
      }
    }
  `);
  const end = useEffectEvent(() => leave.current());
  useEffect(() => () => end(), []);

  function read(input: Omit<ReadOutlookInput, "progressId">, onRefused: (refused: Refused) => void) {
    leave.current();
    const progressId = newKey();
    const abort = new AbortController();
    const { signal } = abort;
    const watching = followProgress(environment, progressId, ({ line }) => setReading({ ...nothing, line }));
    leave.current = () => {
      watching.dispose();
      abort.abort();
    };
    setReading({ ...nothing, line: "Sending it to the server" });
    send({ input: { ...input, progressId } }, { signal, cacheConfig: { metadata: { takesLong: true } } }).then(
      (outlook) => {
        watching.dispose();
        setReading({ ...nothing, outlook });
      },
      (error) => {
        watching.dispose();
        if (signal.aborted) return;
        const refused = error instanceof Refused ? error : new Refused();
        onRefused(refused);
        setReading({ ...nothing, refused: refused.isAnswer ? refused : new Refused({ message: noAnswer }) });
      },
    );
  }

  return { ...reading, read };
}
