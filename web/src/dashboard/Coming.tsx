import { Box } from "@chakra-ui/react";
import { type RefObject, useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { graphql, useFragment, useSubscription } from "react-relay";
import type { Coming_user$data, Coming_user$key } from "#relay/Coming_user.graphql.ts";
import type { ComingSubscription } from "#relay/ComingSubscription.graphql.ts";
import { ComingRow } from "./ComingRow.tsx";

interface ComingProps {
  user: Coming_user$key;
  /** Called when a generation ends, which may have added an item. */
  onArrival: () => void;
  heading: RefObject<HTMLElement | null>;
}

export function Coming({ user, onArrival, heading }: ComingProps) {
  const { generations } = useFragment(
    graphql`
      fragment Coming_user on User {
        generations {
          key
          kind
          title
          line
          wanted
          written
          isFailed
        }
      }
    `,
    user,
  );
  // The WebSocket opens only if there is something to watch.
  return generations?.length ? <Watched first={generations} onArrival={onArrival} heading={heading} /> : null;
}

type Generations = NonNullable<Coming_user$data["generations"]>;

interface WatchedProps extends Omit<ComingProps, "user"> {
  first: Generations;
}

function Watched({ first, onArrival, heading }: WatchedProps) {
  const [now, setNow] = useState(first);
  useSubscription<ComingSubscription>(
    useMemo(
      () => ({
        subscription: graphql`
          subscription ComingSubscription {
            generations {
              key
              kind
              title
              line
              wanted
              written
              isFailed
            }
          }
        `,
        variables: {},
        onNext: (told) => told && setNow(told.generations),
        // Returning to the page refetches the list.
        onError: () => undefined,
      }),
      [],
    ),
  );
  const arrive = useEffectEvent(onArrival);
  const before = useRef(first);
  useEffect(() => {
    const left = new Set(now.map(({ key }) => key));
    const isOneGone = before.current.some(({ key }) => !left.has(key));
    before.current = now;
    if (isOneGone) arrive();
  }, [now]);

  return (
    <Box as="ul" listStyleType="none" aria-label="On their way">
      {now.map(({ key, ...generation }) => (
        <ComingRow key={key} id={key} heading={heading} {...generation} />
      ))}
    </Box>
  );
}
