import { Box, Flex, Text } from "@chakra-ui/react";
import { useState } from "react";
import type { Scale } from "../../../../../api/src/content/content.shared.ts";
import { formLimits } from "../../../../../api/src/content/question/form/form.shared.ts";
import type { Kind } from "../../../product/kind.ts";
import { announce } from "../../../ui/announce.ts";
import { FormField } from "../../../ui/form/FormField.tsx";
import { Select } from "../../../ui/form/Select.tsx";
import type { DraftType } from "../../draft/draft.ts";
import { draftValue, setDraftValue, useDraft, useDraftValue } from "../../draft/useDraft.ts";
import { NumberField, SwitchRow } from "../../field/fields.tsx";
import { asksOptions } from "../../saving/answering.ts";
import { insert } from "./Presets.tsx";
import { isBlank, retyped } from "./retype.ts";
import { hintOf, typesIn, typeWords } from "./types.ts";

interface AnswerTypeProps {
  question: number;
  kind: Kind;
  scale: Scale;
}

export function AnswerType({ question: place, kind, scale }: AnswerTypeProps) {
  const name = `questions.${place}` as const;
  const store = useDraft();
  const type = useDraftValue(`${name}.questionType`);
  const keepsOptions = useDraftValue(name, (question) => !asksOptions(question) && !isBlank(question));
  const { icon: Icon } = typeWords[type];

  function change(next: DraftType) {
    const question = draftValue(store.present(), name);
    // A matrix without options starts with ready-made ones.
    const set = next === "matrix" && isBlank(question) ? insert : setDraftValue;
    void set(store, name, retyped(question, next, { kind, scale }));
    announce(hintOf(kind, next));
  }

  return (
    <FormField label={<Box srOnly>Answer type</Box>} hint={keepsOptions && "Options return if you switch back."}>
      <Flex gap="2.5" align="center" width="full" maxW="72">
        <Box asChild boxSize="5" flexShrink="0" color="fg.muted">
          <Icon aria-hidden />
        </Box>
        <Select name={`${name}.questionType`} value={type} onChange={({ target }) => change(target.value as DraftType)}>
          {typesIn(kind).map((one) => (
            <option key={one} value={one}>
              {typeWords[one].label}
            </option>
          ))}
        </Select>
      </Flex>
    </FormField>
  );
}

/** Whether an answer is required, and the points in a quiz. */
export function Demands({ question, kind }: { question: number; kind: Kind }) {
  const points = useDraftValue(`questions.${question}.points`);
  const isCredited = useDraftValue(`questions.${question}.isCredited`);
  // The switch stays until the question is closed, so that pressing it can be undone.
  const [wasCredited] = useState(isCredited);
  return (
    <Flex wrap="wrap" columnGap="8" rowGap="2" align="center">
      <SwitchRow name={`questions.${question}.required`} label="Required" />
      {kind === "QUIZ" && (
        <Flex as="div" align="center" gap="3">
          <Box width="20">
            <NumberField
              name={`questions.${question}.points`}
              label={<Box srOnly>Points of question {question + 1}</Box>}
              max={formLimits.points}
              step={1}
            />
          </Box>
          <Text aria-hidden>{points === "1" ? "point" : "points"}</Text>
        </Flex>
      )}
      {wasCredited && <SwitchRow name={`questions.${question}.isCredited`} label="Everyone gets the point" />}
    </Flex>
  );
}
