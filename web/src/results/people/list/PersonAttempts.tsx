import { Button } from "@chakra-ui/react";
import { lazy, useId, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { PersonAttempts_invitation$key } from "#relay/PersonAttempts_invitation.graphql.ts";
import { LazyPart } from "../../../ui/layout/LazyPart.tsx";
import { countOf } from "../../../ui/text/format.ts";

const AttemptsList = lazy(async () => ({ default: (await import("./AttemptsList.tsx")).AttemptsList }));

/** The attempt that counts, of a person with several. Pressing it shows them all. */
export function PersonAttempts({ invitation }: { invitation: PersonAttempts_invitation$key }) {
  const { id, attempt, attempts } = useFragment(
    graphql`
      fragment PersonAttempts_invitation on Invitation {
        id
        attempt
        attempts
      }
    `,
    invitation,
  );
  const [isOpen, setOpen] = useState(false);
  const list = useId();
  if (attempts == null || attempts < 2) return null;
  return (
    <>
      <Button
        variant="plain"
        size="sm"
        px="0"
        textDecoration="underline"
        aria-expanded={isOpen}
        aria-controls={isOpen ? list : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {attempt == null ? countOf(attempts, "attempt") : `Attempt ${attempt} of ${attempts}`}
      </Button>
      {isOpen && (
        <div id={list}>
          <LazyPart>
            <AttemptsList invitationId={id} />
          </LazyPart>
        </div>
      )}
    </>
  );
}
