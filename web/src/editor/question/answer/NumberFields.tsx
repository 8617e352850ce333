import { Grid, Stack } from "@chakra-ui/react";
import { formLimits } from "../../../../../api/src/content/question/form/form.shared.ts";
import type { Kind } from "../../../product/kind.ts";
import { NumberField, TextField } from "../../field/fields.tsx";

export function NumberFields({ question, kind }: { question: number; kind: Kind }) {
  const name = `questions.${question}` as const;
  const range = kind === "SURVEY" ? undefined : "Any";
  return (
    <Stack gap="4">
      {kind === "QUIZ" && (
        <Grid templateColumns="1fr 1fr" gap="4">
          <NumberField name={`${name}.right.value`} label="Right number" isSigned step="any" />
          <NumberField name={`${name}.right.tolerance`} label="May be off by" step="any" />
        </Grid>
      )}
      <Grid templateColumns={{ base: "1fr 1fr", sm: "repeat(4, 1fr)" }} gap="4" alignItems="end">
        <NumberField name={`${name}.number.min`} label="Least number" placeholder={range} isSigned step="any" />
        <NumberField name={`${name}.number.max`} label="Largest number" placeholder={range} isSigned step="any" />
        <NumberField name={`${name}.number.decimals`} label="Decimals" max={formLimits.decimals} step={1} />
        <TextField name={`${name}.number.unit`} label="Unit" placeholder="km" />
      </Grid>
    </Stack>
  );
}
