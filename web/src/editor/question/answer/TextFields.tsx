import { Box, Grid, Stack } from "@chakra-ui/react";
import { formLimits } from "../../../../../api/src/content/question/form/form.shared.ts";
import type { Kind } from "../../../product/kind.ts";
import { FormField } from "../../../ui/form/FormField.tsx";
import { Select } from "../../../ui/form/Select.tsx";
import { setDraftValue, useDraft, useDraftValue } from "../../draft/useDraft.ts";
import { NumberField, SwitchRow } from "../../field/fields.tsx";
import { LineList } from "./LineList.tsx";
import { TryAnswer } from "./TryAnswer.tsx";

const { line, lines, accepted: mostAccepted } = formLimits.text;

function Sharing({ name }: { name: `questions.${number}.text.isShared` }) {
  const isUsual = !useDraftValue("rules.shown.isOwn");
  const [usually, chosen] = [useDraftValue("showResultsToTakers"), useDraftValue("rules.shown.OTHERS_ANSWERS")];
  const where = isUsual ? "“Show results to participants” is on in the settings" : "they see others' answers";
  return (
    <SwitchRow
      name={name}
      label="Show what people write to other participants"
      hint={`After five answers, participants see the newest 20 without names, starred ones first. Hidden answers and earlier ones stay private.${(isUsual ? usually : chosen) ? "" : ` Participants see it only while ${where}.`}`}
    />
  );
}

export function TextFields({ question, kind }: { question: number; kind: Kind }) {
  const name = `questions.${question}` as const;
  const store = useDraft();
  const text = useDraftValue(`${name}.text`);
  const most = text.isLong ? lines : line;

  function setLong(isLong: boolean) {
    const isUsual = text.maxLength === String(most);
    const isTooLong = !isLong && Number(text.maxLength) > line;
    const maxLength = isUsual || isTooLong ? String(isLong ? lines : line) : text.maxLength;
    setDraftValue(store, `${name}.text`, { ...text, isLong, maxLength });
  }

  return (
    <Stack gap="4">
      <Grid templateColumns={{ base: "1fr 1fr", sm: "2fr 1fr 1fr" }} gap="4">
        <Box gridColumn={{ base: "1 / -1", sm: "auto" }}>
          <FormField label="Length">
            <Select
              name={`${name}.text.isLong`}
              value={text.isLong ? "lines" : "line"}
              onChange={({ target: { value } }) => setLong(value === "lines")}
            >
              <option value="line">One line</option>
              <option value="lines">Several lines</option>
            </Select>
          </FormField>
        </Box>
        <NumberField name={`${name}.text.minLength`} label="Least characters" placeholder="0" max={most} step={1} />
        <NumberField name={`${name}.text.maxLength`} label="Most characters" max={most} step={1} />
      </Grid>
      {kind === "SURVEY" && <Sharing name={`${name}.text.isShared`} />}
      {kind === "QUIZ" && (
        <>
          <LineList name={`${name}.accepted`} noun="Answer" label="Right answers, any of them" max={mostAccepted} />
          <Grid templateColumns={{ base: "1fr", sm: "1fr 1fr" }} columnGap="6">
            <SwitchRow name={`${name}.match.matchCase`} label="Capitals count" />
            <SwitchRow name={`${name}.match.matchSpaces`} label="Spaces count" />
            <SwitchRow name={`${name}.match.matchAccents`} label="Accents count" />
            <SwitchRow name={`${name}.match.allowTypo`} label="One typo is fine" />
          </Grid>
          <TryAnswer question={question} />
        </>
      )}
    </Stack>
  );
}
