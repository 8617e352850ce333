import { Box, Input, Text } from "@chakra-ui/react";
import { useState } from "react";
import { isAccepted } from "../../../../../api/src/content/question/form/accepted.shared.ts";
import { isVisible } from "../../../../../api/src/platform/shared/characters.shared.ts";
import { FormField } from "../../../ui/form/FormField.tsx";
import { useDraftValue } from "../../draft/useDraft.ts";

/** Shows whether a text would be a correct answer. */
export function TryAnswer({ question }: { question: number }) {
  const accepted = useDraftValue(`questions.${question}.accepted`);
  const match = useDraftValue(`questions.${question}.match`);
  const [text, setText] = useState("");
  const texts = accepted.map((answer) => answer.text).filter((answer) => isVisible(answer));
  const isRight = isAccepted({ ...match, accepted: texts }, text);
  return (
    <Box maxW="72">
      <FormField label="Try an answer">
        <Input value={text} onChange={({ target }) => setText(target.value)} dir="auto" autoComplete="off" />
      </FormField>
      <Text role="status" minH="6" mt="1" fontSize="sm" color={isRight ? "fg.success" : "fg.muted"}>
        {isVisible(text) && (isRight ? "This would be right." : "This would be wrong.")}
      </Text>
    </Box>
  );
}
