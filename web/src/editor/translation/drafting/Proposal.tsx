import { Box, Button, Flex, Text } from "@chakra-ui/react";
import { useWriting } from "../../../ui/text/writing.ts";
import { Rendered } from "../../rich/shown/Rendered.tsx";

interface ProposalProps {
  text: string;
  isRich: boolean;
  isLine: boolean;
  /** The label of the field, with the question or level it belongs to. */
  called: string;
  onAccept: () => void;
  onDismiss: () => void;
}

/** A draft by the language model, next to its field. */
export function Proposal({ text, isRich, isLine, called, onAccept, onDismiss }: ProposalProps) {
  const { written } = useWriting();
  return (
    <Box
      role="group"
      aria-label={`Proposal: ${called}`}
      mt="2"
      ps="3"
      borderInlineStartWidth="2px"
      borderColor="accent"
    >
      <Text fontSize="sm" color="fg.muted">
        Proposal
      </Text>
      <Box whiteSpace={isRich ? undefined : "pre-wrap"} overflowWrap="anywhere" {...written(text)}>
        {isRich ? <Rendered text={text} shape={isLine ? "inline" : "block"} /> : text}
      </Box>
      <Flex gap="2" mt="1">
        <Button size="xs" variant="outline" aria-label={`Accept: ${called}`} onClick={onAccept}>
          Accept
        </Button>
        <Button size="xs" variant="ghost" colorPalette="ink" aria-label={`Dismiss: ${called}`} onClick={onDismiss}>
          Dismiss
        </Button>
      </Flex>
    </Box>
  );
}
