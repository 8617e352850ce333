import { Box, Stack } from "@chakra-ui/react";
import type { Scoring } from "../../../../../api/src/content/question/form/form.shared.ts";
import { Row } from "../../access/Row.tsx";
import { useDraftValue } from "../../draft/useDraft.ts";
import { SelectField, SwitchRow } from "../../field/fields.tsx";

const ruleNames: Record<Scoring["rule"], string> = {
  all: "All or nothing",
  each: "Each correct option counts",
  minus: "Correct minus incorrect",
};

const hints: Record<Scoring["rule"], string> = {
  all: "All points for the correct options and no others.",
  each: "Each earns an equal share. Choosing every option earns all points.",
  minus: "Each incorrect option cancels a correct one.",
};

const choices = (["all", "each", "minus"] as const).map((value) => ({ value, label: ruleNames[value] }));

interface Named {
  label: string;
  hint: string;
}

const belowZero: Named = {
  label: "May fall below zero",
  hint: "Incorrect options cost points of other questions. The total is never below zero.",
};

/** The scoring of a question with several correct options. */
export function QuestionScoring({ question }: { question: number }) {
  const name = `questions.${question}` as const;
  const usual = useDraftValue("rules.scoring.rule");
  const own = useDraftValue(`${name}.scoring`);
  return (
    <Stack gap="3">
      <Box maxW="26rem">
        <SelectField
          name={`${name}.scoring`}
          label="Scoring"
          hint={hints[own === "quiz" ? usual : own]}
          choices={[{ value: "quiz", label: `As in the quiz: ${ruleNames[usual].toLowerCase()}` }, ...choices]}
        />
      </Box>
      {own === "minus" && <SwitchRow name={`${name}.belowZero`} {...belowZero} />}
    </Stack>
  );
}

const quizLabel = "Questions with several correct options";

/** The default scoring of the quiz's questions with several correct options. */
export function QuizScoring() {
  const rule = useDraftValue("rules.scoring.rule");
  return (
    <Row name="scoring" label={quizLabel} more={`${hints[rule]} A question can have its own scoring.`} isTall>
      <SelectField name="rules.scoring.rule" label={quizLabel} choices={choices} />
      {rule === "minus" && <SwitchRow name="rules.scoring.belowZero" {...belowZero} />}
    </Row>
  );
}
