import { Box, Button, Flex, Text } from "@chakra-ui/react";
import { type ReactNode, useEffect, useRef } from "react";
import { flushSync } from "react-dom";
import { examine, type Finding } from "../../../../api/src/clinic/clinic.shared.ts";
import type { Examined, Fix } from "../../../../api/src/clinic/question.shared.ts";
import { announce } from "../../ui/announce.ts";
import { Lightbulb } from "../../ui/icons.ts";
import { Disclosure } from "../../ui/layout/Disclosure.tsx";
import { countOf } from "../../ui/text/format.ts";
import type { Kind } from "../kind.ts";
import { dismissFinding, dismissRule, useUndismissed } from "./dismissed.ts";

interface FindingsProps {
  question: Examined;
  kind: Kind;
  number?: number;
  /** The item's language, for a question too short to detect its own. */
  language?: string;
  /** Announces hints as soon as they appear while somebody is writing. */
  isSpoken?: boolean;
  onFix?: (fix: Fix) => void;
  /** Moves the focus after the last hint has disappeared. */
  onGone?: () => void;
  /** More about a finding. */
  beside?: (finding: Finding) => ReactNode;
}

const focusMain = () => document.getElementById("main")?.focus({ preventScroll: true });

/** A quiet line about a question's wording that opens on demand. Renders nothing without hints. */
export function Findings(props: FindingsProps) {
  const { question, kind, number, language, isSpoken = false, onFix, onGone = focusMain, beside } = props;
  const findings = useUndismissed(examine(question, kind, language), question.text);
  const part = useRef<HTMLDivElement>(null);
  const hasAny = findings.length > 0;
  const hadAny = useRef(hasAny);
  useEffect(() => {
    if (isSpoken && hasAny && !hadAny.current) announce(`There is a hint on the wording of question ${number}`);
    hadAny.current = hasAny;
  }, [isSpoken, hasAny, number]);
  if (!hasAny) return null;

  /** The pressed button disappears with its hint. */
  function leave(change: () => void) {
    flushSync(change);
    const summary = part.current?.querySelector<HTMLElement>("summary");
    if (summary) summary.focus();
    else onGone();
  }

  function dismiss(change: () => void, said: string) {
    leave(change);
    announce(said);
  }

  return (
    <Box
      ref={part}
      role="group"
      aria-label={number === undefined ? "Wording" : `Wording of question ${number}`}
      mt="3"
      color="fg.muted"
      fontSize="sm"
      _print={{ display: "none" }}
    >
      <Disclosure
        summary={
          <Flex as="span" align="center" gap="1.5">
            <Box asChild boxSize="4">
              <Lightbulb aria-hidden />
            </Box>
            {countOf(findings.length, "hint on the wording", "hints on the wording")}
          </Flex>
        }
      >
        {() => (
          <Box as="ul" listStyleType="none">
            {findings.map((finding) => (
              <Box as="li" key={finding.rule} py="3" borderTopWidth="1px">
                <Text color="fg" maxW="prose" textWrap="pretty" overflowWrap="anywhere">
                  {finding.message}
                </Text>
                {beside?.(finding)}
                <Flex wrap="wrap" columnGap="2" rowGap="1" mt="2">
                  {onFix && finding.fix && (
                    <Button
                      variant="outline"
                      size="xs"
                      maxW="full"
                      whiteSpace="normal"
                      onClick={() => leave(() => finding.fix && onFix(finding.fix))}
                    >
                      {finding.fix.label}
                    </Button>
                  )}
                  <Button
                    variant="ghost"
                    colorPalette="ink"
                    size="xs"
                    onClick={() => dismiss(() => dismissFinding(finding, question.text), "Hint dismissed")}
                  >
                    Dismiss Here
                  </Button>
                  <Button
                    variant="ghost"
                    colorPalette="ink"
                    size="xs"
                    onClick={() => dismiss(() => dismissRule(finding), "Hints of this kind dismissed")}
                  >
                    Never Show This Hint
                  </Button>
                </Flex>
              </Box>
            ))}
          </Box>
        )}
      </Disclosure>
    </Box>
  );
}
