import { useEffect, useEffectEvent, useState } from "react";
import { graphql, useRelayEnvironment } from "react-relay";
import type { useReadingMutation } from "#relay/useReadingMutation.graphql.ts";
import { Refused } from "../../../product/operation/refused.ts";
import { type OperationData, operate } from "../../../product/operation/useOperation.ts";
import { isSignedOut } from "../../../product/signedOut.ts";

export type Preview = OperationData<useReadingMutation>;
/** A list in one of two forms. */
export type List = { text: string } | { file: string };

export interface Reading {
  /** Null until the current list has been checked. */
  preview: Preview | null;
  isReading: boolean;
  error: string | null;
}

/** Milliseconds without typing before a list is checked. */
const typingPause = 500;

const nothing: Reading = { preview: null, isReading: false, error: null };

/** Previews the result of adding a list, as the service reads it. Nothing is stored. */
export function useReading(contentId: string, list: List, signIn: (goOn: () => void) => void): Reading {
  const environment = useRelayEnvironment();
  const [state, setState] = useState({ of: "", reading: nothing });
  const [tries, setTries] = useState(0);
  const isEmpty = "text" in list && list.text.trim() === "";
  const of = "text" in list ? list.text : `file ${list.file}`;
  const preview = useEffectEvent(async (signal: AbortSignal) => {
    try {
      const preview = await operate<useReadingMutation>(
        environment,
        previewMutation,
        { input: { contentId, ...list } },
        { signal },
      );
      setState({ of, reading: { ...nothing, preview } });
    } catch (error) {
      if (signal.aborted) return;
      const { message, ...refusal } = error instanceof Refused ? error : new Refused();
      setState({ of, reading: { ...nothing, error: message } });
      if (isSignedOut(refusal)) signIn(() => setTries(tries + 1));
    }
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list, and another try, start again.
  useEffect(() => {
    if (isEmpty) return;
    const controller = new AbortController();
    const timer = setTimeout(() => preview(controller.signal), typingPause);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [of, isEmpty, tries]);
  if (isEmpty) return nothing;
  return state.of === of ? state.reading : { ...nothing, isReading: true };
}

const previewMutation = graphql`
  mutation useReadingMutation($input: InvitedPeopleInput!) {
    previewPeople(input: $input) {
      __typename
      ... on PreviewPeopleSuccess {
        data {
          fresh
          withoutAddress
          known
          repeated
          flawed
          fields
          flaws {
            line
            text
            message
          }
          people {
            name
            email
            language
            extraMinutes
            extraPercent
          }
        }
      }
      ... on DomainError { code message retryAfter }
    }
  }
`;
