import { Box, Flex } from "@chakra-ui/react";
import { useState } from "react";
import { AuthorText } from "../../ui/text/AuthorText.tsx";

/** Checked optimistically; the figures follow. */
export function Tick({ text, isChosen, onToggle }: { text: string; isChosen: boolean; onToggle: () => void }) {
  const [isChecked, setChecked] = useState(isChosen);
  const [previous, setPrevious] = useState(isChosen);
  if (isChosen !== previous) {
    setPrevious(isChosen);
    setChecked(isChosen);
  }
  return (
    <Flex as="label" align="center" gap="2" minH="8" minW="0" cursor="pointer">
      <Box asChild boxSize="4" flexShrink="0" accentColor="accent">
        <input
          type="checkbox"
          checked={isChecked}
          onChange={() => {
            setChecked(!isChecked);
            onToggle();
          }}
        />
      </Box>
      <Box as="span" minW="0" lineClamp="2" overflowWrap="anywhere">
        <AuthorText>{text}</AuthorText>
      </Box>
    </Flex>
  );
}
