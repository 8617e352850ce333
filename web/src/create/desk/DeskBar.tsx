import { Box, Button, Flex, Text } from "@chakra-ui/react";
import type { RefObject } from "react";
import { graphql, useFragment } from "react-relay";
import { useNavigate } from "react-router-dom";
import type { DeskBar_drafting$key } from "#relay/DeskBar_drafting.graphql.ts";
import type { DeskBarMutation } from "#relay/DeskBarMutation.graphql.ts";
import { aKind, createdPath, editPath, kindLabel, kindNoun } from "../../product/kind.ts";
import { useOperation } from "../../product/operation/useOperation.ts";
import { announce } from "../../ui/announce.ts";
import { noAnswer, pressing, useIntention } from "../../ui/intention.ts";
import { DockedBar } from "../../ui/layout/DockedBar.tsx";
import { AuthorText } from "../../ui/text/AuthorText.tsx";
import { countOf } from "../../ui/text/format.ts";
import { toast } from "../../ui/toast.tsx";
import { cacheForPreview } from "../preview.ts";
import { focusCard } from "./card/cards.ts";
import { decisionsMade } from "./card/useDecision.ts";
import { useAttempt } from "./useAttempt.ts";

interface DeskBarProps {
  id: string;
  drafting: DeskBar_drafting$key;
  list: RefObject<HTMLElement | null>;
}

/** Shows the number of kept questions and the button that creates the item. Always visible. */
export function DeskBar({ id, drafting, list }: DeskBarProps) {
  const { kind, questionCount, candidates, isAddition, addsTo } = useFragment(
    graphql`
      fragment DeskBar_drafting on Drafting {
        kind
        questionCount
        isAddition
        addsTo {
          title
        }
        candidates {
          id
          state
        }
      }
    `,
    drafting,
  );
  const [finish, isFinishing] = useOperation<DeskBarMutation>(graphql`
    mutation DeskBarMutation($id: ID!, $idempotencyKey: String!) {
      finishDrafting(id: $id, idempotencyKey: $idempotencyKey) {
        __typename
        ... on FinishDraftingSuccess {
          data {
            id
            key
            ...CreatedPreview_content
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
  const intention = useIntention();
  const attempt = useAttempt();
  const navigate = useNavigate();
  const keptCount = candidates.filter(({ state }) => state === "KEPT").length;
  const undecidedCount = candidates.filter(({ state }) => state === "PROPOSED").length;

  function press() {
    if (isFinishing) return;
    if (keptCount === 0) {
      announce("Keep at least one question first");
      focusCard(
        list.current,
        Math.max(
          0,
          candidates.findIndex(({ state }) => state === "PROPOSED"),
        ),
      );
      return;
    }
    const failed = isAddition ? "Couldn't add the questions" : `Couldn't create the ${kindNoun(kind)}`;
    attempt(
      failed,
      async () => {
        const decisions = await decisionsMade();
        // The failure has been shown.
        if (decisions.some(({ status }) => status === "rejected")) return;
        const { key } = await pressing(intention, (idempotencyKey) =>
          finish({ id, idempotencyKey }, { updater: cacheForPreview }),
        );
        toast.show({
          title: isAddition ? `${countOf(keptCount, "question")} added` : `${kindLabel(kind)} created successfully!`,
        });
        void navigate(isAddition ? editPath(key) : createdPath(key));
      },
      ({ isAnswer, message }) => toast.fail({ title: failed, description: isAnswer ? message : noAnswer }),
    );
  }

  return (
    <DockedBar mt="10">
      <Flex align="center" justify="space-between" gap="4" wrap="wrap">
        <Box flex="1 1 8rem" minW="0">
          <Text fontVariantNumeric="tabular-nums">
            <Box as="span" fontWeight="medium">
              {keptCount} kept
            </Box>{" "}
            {!isAddition && (
              <Box as="span" color="fg.muted">
                of {questionCount}
              </Box>
            )}
          </Text>
          <Text fontSize="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
            {undecidedCount === 0 ? "All reviewed" : `${undecidedCount} to review`}
          </Text>
        </Box>
        <Button
          id="make-item"
          size="lg"
          flex={{ base: "1 0 auto", md: "0 0 auto" }}
          maxW="full"
          aria-disabled={isFinishing || keptCount === 0}
          onClick={press}
        >
          {isAddition ? (
            <Box as="span" truncate>
              {isFinishing ? "Adding" : "Add"}
              {keptCount > 0 && ` ${keptCount}`} to{" "}
              {addsTo ? (
                <>
                  “<AuthorText>{addsTo.title}</AuthorText>”
                </>
              ) : (
                `the ${kindNoun(kind)}`
              )}
            </Box>
          ) : isFinishing ? (
            `Creating the ${kindNoun(kind)}...`
          ) : keptCount === 0 ? (
            `Create the ${kindNoun(kind)}`
          ) : (
            `Create ${aKind(kind)} of ${keptCount}`
          )}
        </Button>
      </Flex>
    </DockedBar>
  );
}
