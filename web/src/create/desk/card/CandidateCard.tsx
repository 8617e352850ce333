import { Badge, Box, Button, Flex, Text } from "@chakra-ui/react";
import { lazy, memo, Suspense, useId, useRef, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { CandidateCard_candidate$key } from "#relay/CandidateCard_candidate.graphql.ts";
import { storedAnswering } from "../../../product/answering/stored.ts";
import type { Kind } from "../../../product/kind.ts";
import { Check, Pencil, Undo2, X } from "../../../ui/icons.ts";
import { AuthorText } from "../../../ui/text/AuthorText.tsx";
import { QuestionWords } from "../../created/QuestionWords.tsx";
import { CandidateEvidence } from "./CandidateEvidence.tsx";
import { canBeRevised, type Revision, revisionWords } from "./revisions.ts";
import type { Decision } from "./useDecision.ts";
import { useQuestion } from "./useQuestion.ts";
import { useRevision } from "./useRevision.ts";

const CandidateEditor = lazy(async () => ({ default: (await import("./CandidateEditor.tsx")).CandidateEditor }));

const quiet = { variant: "ghost", colorPalette: "ink", size: "sm", h: "11", px: "2" } as const;

interface CandidateCardProps {
  candidate: CandidateCard_candidate$key;
  place: number;
  kind: Kind;
  possible: readonly Revision[];
  hasModel: boolean;
  onDecide: (place: number, decision: Decision) => void;
  onRevised: (former: string, place: number, ids: readonly string[]) => void;
  /** The id of the question that this one replaced, which can be restored. */
  former: string | undefined;
  onRestore: (former: string) => void;
}

/**
 * A question to be kept, discarded, rewritten or edited. A discarded question is one line and can be restored.
 * Memoized: with sixty cards, rendering all with each decision would be slow.
 */
export const CandidateCard = memo((props: CandidateCardProps) => {
  const { candidate: candidateRef, place, kind, possible, hasModel, onDecide, onRevised, former, onRestore } = props;
  const candidate = useFragment(
    graphql`
      fragment CandidateCard_candidate on Candidate {
        isEdited
        ...useQuestion_candidate
        ...CandidateEvidence_candidate
      }
    `,
    candidateRef,
  );
  const { isEdited } = candidate;
  const question = useQuestion(candidate);
  const { id, state, questionText, options, correctAnswer, optionWeights } = question;
  const answering = storedAnswering(question);
  const name = useId();
  const card = useRef<HTMLDivElement>(null);
  const [isEditing, setEditing] = useState(false);
  const { revise, busy, problem } = useRevision(id, (ids) => onRevised(id, place, ids));
  const isKept = state === "KEPT";
  const isOpen = !isKept && state !== "DROPPED";

  function close() {
    setEditing(false);
    card.current?.focus();
  }

  return (
    <Box as="li" mb="4" animation="rise 300ms ease-out">
      <Box
        ref={card}
        role="group"
        tabIndex={0}
        data-card={place}
        aria-labelledby={`${name}-number ${name}-text`}
        aria-busy={busy !== null}
        aria-keyshortcuts="K D U A E"
        scrollMarginTop="4"
        px={{ base: "4", md: "6" }}
        py={state === "DROPPED" ? "2" : { base: "4", md: "5" }}
        bg={state === "DROPPED" || isEditing ? "bg" : "bg.panel"}
        borderWidth="1px"
        borderColor={state === "DROPPED" ? "transparent" : "border"}
        borderRadius="l3"
        boxShadow={isKept ? "inset 3px 0 0 var(--chakra-colors-accent)" : undefined}
        outline="0"
        _focusVisible={{ outline: "2px solid", outlineColor: "accent", outlineOffset: "2px" }}
      >
        <Flex gap={{ base: "1", md: "4" }} align={state === "DROPPED" ? "center" : "flex-start"}>
          <Text
            id={`${name}-number`}
            fontFamily="heading"
            fontSize="xl"
            color="fg.muted"
            minW="6"
            fontVariantNumeric="lining-nums tabular-nums"
          >
            <Box as="span" srOnly>
              Question
            </Box>{" "}
            {place + 1}
            {state !== "PROPOSED" && (
              <Box as="span" srOnly>
                , {isKept ? "kept" : "discarded"}
              </Box>
            )}
          </Text>
          {state === "DROPPED" ? (
            <>
              <Text
                id={`${name}-text`}
                as="h3"
                flex="1"
                minW="0"
                color="fg.muted"
                truncate
                textDecoration="line-through"
              >
                <AuthorText>{questionText}</AuthorText>
              </Text>
              <Button variant="ghost" size="sm" h="11" onClick={() => onDecide(place, "PROPOSED")}>
                <Undo2 aria-hidden /> Put Back
              </Button>
            </>
          ) : isEditing ? (
            <Box flex="1" minW="0">
              <Box as="span" id={`${name}-text`} srOnly>
                being edited
              </Box>
              <Suspense fallback={<QuestionWords text={questionText} options={options} answering={answering} />}>
                <CandidateEditor candidate={candidate} place={place} kind={kind} onClose={close} />
              </Suspense>
            </Box>
          ) : (
            <Box flex="1" minW="0" opacity={busy ? 0.5 : undefined}>
              <QuestionWords
                id={`${name}-text`}
                isHeading
                text={questionText}
                options={options}
                correctAnswer={correctAnswer}
                optionWeights={optionWeights}
                answering={answering}
              />
              {answering.type === "MULTI_SELECT" && (
                <Text color="fg.muted" fontSize="sm" mt="1">
                  Several answers
                </Text>
              )}
              {isEdited && (
                <Text color="fg.muted" fontSize="sm" mt="1">
                  Edited
                </Text>
              )}
              {isOpen && <CandidateEvidence candidate={candidate} place={place} kind={kind} card={card} />}
            </Box>
          )}
        </Flex>
        {!isEditing && state !== "DROPPED" && (
          <Flex wrap="wrap" columnGap={{ base: "2", md: "0.5" }} rowGap="2" mt="4" align="center">
            {isOpen ? (
              <>
                <Button
                  variant="subtle"
                  px="4"
                  flex={{ base: "1 1 7rem", md: "0 0 auto" }}
                  onClick={() => onDecide(place, "KEPT")}
                >
                  <Check aria-hidden /> Keep
                </Button>
                <Button
                  variant="outline"
                  colorPalette="ink"
                  px="4"
                  flex={{ base: "1 1 7rem", md: "0 0 auto" }}
                  mx={{ md: "1.5" }}
                  onClick={() => onDecide(place, "DROPPED")}
                >
                  <X aria-hidden /> Discard
                </Button>
                {possible
                  .filter((how) => canBeRevised(answering.type, how))
                  .map((how) => {
                    const { label, icon: Icon, tips } = revisionWords[how];
                    return (
                      <Button
                        key={how}
                        {...quiet}
                        data-key={how === "ANOTHER" ? "a" : undefined}
                        data-tip={tips[hasModel ? 0 : 1]}
                        aria-disabled={busy !== null}
                        onClick={() => revise(how)}
                      >
                        <Icon aria-hidden /> {label}
                      </Button>
                    );
                  })}
              </>
            ) : (
              <>
                <Badge variant="subtle" me="2">
                  <Check size={14} aria-hidden /> Kept
                </Badge>
                <Button {...quiet} onClick={() => onDecide(place, "PROPOSED")}>
                  <Undo2 aria-hidden /> Undo
                </Button>
              </>
            )}
            {isOpen && former !== undefined && (
              <Button variant="ghost" size="sm" h="11" px="2" onClick={() => onRestore(former)}>
                <Undo2 aria-hidden /> Previous Question
              </Button>
            )}
            <Button
              {...quiet}
              data-key="e"
              aria-disabled={busy !== null}
              onClick={() => busy === null && setEditing(true)}
            >
              <Pencil aria-hidden /> Edit
            </Button>
          </Flex>
        )}
        <Text
          role="status"
          fontSize="sm"
          ps={{ md: "10" }}
          mt={busy || problem ? "2" : undefined}
          color={problem ? "fg.warning" : "fg.muted"}
        >
          {busy ? `${revisionWords[busy].busy}…` : problem}
        </Text>
      </Box>
    </Box>
  );
});
