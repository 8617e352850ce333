import { Box, Button, Flex, Input } from "@chakra-ui/react";
import { useState } from "react";
import { answerLimits } from "../../../../api/src/results/attempts/answers/answers.shared.ts";

export function WordsField({ onAdd }: { onAdd: (words: string) => void }) {
  const [words, setWords] = useState("");
  return (
    <Flex
      as="form"
      align="flex-end"
      gap="2"
      flexBasis="full"
      color="fg.muted"
      onSubmit={(event) => {
        event.preventDefault();
        if (words.trim() === "") return;
        onAdd(words.trim());
        setWords("");
      }}
    >
      <Box as="label" display="block" minW="0" flex="0 1 16rem">
        Text has
        <Input
          display="block"
          size="sm"
          maxLength={answerLimits.text}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
      </Box>
      <Button type="submit" size="sm" variant="outline" colorPalette="ink">
        Add
      </Button>
    </Flex>
  );
}
