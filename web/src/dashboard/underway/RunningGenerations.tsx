import { Box } from "@chakra-ui/react";
import { type RefObject, useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { graphql, useFragment, useSubscription } from "react-relay";
import type {
  RunningGenerations_user$data,
  RunningGenerations_user$key,
} from "#relay/RunningGenerations_user.graphql.ts";
import type { RunningGenerationsSubscription } from "#relay/RunningGenerationsSubscription.graphql.ts";
import { GenerationRow } from "./GenerationRow.tsx";

interface RunningGenerationsProps {
  user: RunningGenerations_user$key;
  /** Called when a generation ends, which may have added an item. */
  onArrival: () => void;
  heading: RefObject<HTMLElement | null>;
}

export function RunningGenerations({ user, onArrival, heading }: RunningGenerationsProps) {
  const { generations } = useFragment(
    graphql`
      fragment RunningGenerations_user on User {
        generations {
          ...GenerationRow_generation @relay(mask: false)
        }
      }
    `,
    user,
  );
  // The WebSocket opens only if there is something to watch.
  return generations?.length ? <Watched first={generations} onArrival={onArrival} heading={heading} /> : null;
}

type Generations = NonNullable<RunningGenerations_user$data["generations"]>;

interface WatchedProps extends Omit<RunningGenerationsProps, "user"> {
  first: Generations;
}

function Watched({ first, onArrival, heading }: WatchedProps) {
  const [now, setNow] = useState(first);
  useSubscription<RunningGenerationsSubscription>(
    useMemo(
      () => ({
        subscription: graphql`
          subscription RunningGenerationsSubscription {
            generations {
              ...GenerationRow_generation @relay(mask: false)
            }
          }
        `,
        variables: {},
        onNext: (response) => response && setNow(response.generations),
        // Returning to the page refetches the list.
        onError: () => undefined,
      }),
      [],
    ),
  );
  const arrive = useEffectEvent(onArrival);
  const before = useRef(first);
  useEffect(() => {
    const hasEnded = before.current.some(({ key }) => now.every((other) => other.key !== key));
    before.current = now;
    if (hasEnded) arrive();
  }, [now]);

  return (
    <Box as="ul" listStyleType="none" aria-label="In Progress">
      {now.map((generation) => (
        <GenerationRow key={generation.key} generation={generation} heading={heading} />
      ))}
    </Box>
  );
}
