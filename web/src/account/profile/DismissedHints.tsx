import { Box, Button, Flex, Text } from "@chakra-ui/react";
import { capitalized } from "../../../../api/src/platform/shared/words.shared.ts";
import { restoreRule, useDismissedRules } from "../../product/clinic/dismissed.ts";
import { announce } from "../../ui/announce.ts";
import { Section } from "../../ui/layout/Section.tsx";

/**
 * Lists the kinds of wording hints that are never shown on this device, and restores them. Renders nothing without any.
 */
export function DismissedHints() {
  const rules = useDismissedRules();
  if (rules.length === 0) return null;

  function restore(rule: string) {
    restoreRule(rule);
    announce(`Hints on “${nameOf(rule)}” are shown again`);
    // The pressed button disappears with its line.
    document.getElementById("main")?.focus({ preventScroll: true });
  }

  return (
    <Section title="Hints on Wording" lead="Hints you turned off on this device">
      <Box as="ul" listStyleType="none">
        {rules.map((rule) => (
          <Flex
            as="li"
            key={rule}
            align="center"
            justify="space-between"
            gap="4"
            py="2"
            borderTopWidth="1px"
            _first={{ borderTopWidth: "0" }}
          >
            <Text minW="0" overflowWrap="anywhere">
              {nameOf(rule)}
            </Text>
            <Button
              variant="outline"
              size="sm"
              flexShrink="0"
              aria-label={`Show again: ${nameOf(rule)}`}
              onClick={() => restore(rule)}
            >
              Show Again
            </Button>
          </Flex>
        ))}
      </Box>
    </Section>
  );
}

const nameOf = (rule: string) => capitalized(rule.replaceAll("-", " "));
