import { Box, Stack } from "@chakra-ui/react";
import type { Scoring } from "../../../../../api/src/content/question/form/form.shared.ts";
import { useDraftValue } from "../../draft/useDraft.ts";
import { SelectField, SwitchRow } from "../../field/fields.tsx";

const ruleNames: Record<Scoring["rule"], string> = {
  all: "All or nothing",
  each: "Each right option counts",
  minus: "Right minus wrong",
};

const hints: Record<Scoring["rule"], string> = {
  all: "All points for the right options and no others.",
  each: "Each earns an equal share. Choosing every option earns all points.",
  minus: "Each wrong option cancels a right one.",
};

const choices = (["all", "each", "minus"] as const).map((value) => ({ value, label: ruleNames[value] }));

interface Named {
  label: string;
  hint: string;
}

const belowZero: Named = {
  label: "May fall below zero",
  hint: "Wrong options then cost points of other questions. The result is never below zero.",
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

/** The default scoring of the quiz's questions with several correct options. */
export function QuizScoring() {
  const rule = useDraftValue("rules.scoring.rule");
  return (
    <Stack gap="3">
      <Box maxW="26rem">
        <SelectField
          name="rules.scoring.rule"
          label="Questions with several right options"
          hint={`${hints[rule]} A question can have its own scoring.`}
          choices={choices}
        />
      </Box>
      {rule === "minus" && <SwitchRow name="rules.scoring.belowZero" {...belowZero} />}
    </Stack>
  );
}
