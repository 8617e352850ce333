import { Grid, Stack } from "@chakra-ui/react";
import type { Scale } from "../../../../../api/src/content/content.shared.ts";
import { formLimits } from "../../../../../api/src/content/question/form/form.shared.ts";
import type { Kind } from "../../../product/kind.ts";
import { FormField } from "../../../ui/form/FormField.tsx";
import { Select } from "../../../ui/form/Select.tsx";
import type { DraftScale } from "../../draft/answering.ts";
import type { DraftQuestion } from "../../draft/draft.ts";
import { draftValue, setDraftValue, useDraft, useDraftValue } from "../../draft/useDraft.ts";
import { SwitchRow, TextField } from "../../field/fields.tsx";
import { firstOf, numbered, withLook } from "./retype.ts";

interface ScaleFieldsProps {
  question: number;
  kind: Kind;
  scale: Scale;
}

const looks: { value: DraftScale["look"]; label: string }[] = [
  { value: "numbers", label: "Numbers" },
  { value: "stars", label: "Stars" },
  { value: "labels", label: "Labels" },
];

const counts = Array.from({ length: formLimits.scale.points - 1 }, (_, place) => place + 2);

/** The number and the look of the points of a scale or a matrix. */
export function ScaleFields({ question: place, kind, scale }: ScaleFieldsProps) {
  const name = `questions.${place}` as const;
  const store = useDraft();
  const isMatrix = useDraftValue(`${name}.questionType`) === "matrix";
  const look = useDraftValue(`${name}.scale`, (shown) => shown?.look ?? "labels");
  const hasEnds = useDraftValue(`${name}.scale`, (shown) => shown !== null && shown.look !== "labels");
  const count = useDraftValue(`${name}.options`, (options) => options.length);
  const first = useDraftValue(name, firstOf);
  const item = { kind, scale };
  const change = (next: (question: DraftQuestion) => DraftQuestion) =>
    setDraftValue(store, name, next(draftValue(store.present(), name)));

  return (
    <Stack gap="4">
      <Grid templateColumns={{ base: "1fr", sm: "2fr 1fr 1fr" }} gap="4" alignItems="end">
        <FormField label="Look">
          <Select
            name={`${name}.scale.look`}
            value={look}
            onChange={({ target: { value } }) =>
              change((question) => withLook(question, value as DraftScale["look"], item))
            }
          >
            {looks
              .filter(({ value }) => !isMatrix || value !== "stars" || look === value)
              .map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
          </Select>
        </FormField>
        {look !== "labels" && (
          <FormField label={look === "stars" ? "Number of stars" : "Number of points"}>
            <Select
              name={`${name}.scale.count`}
              value={count}
              onChange={({ target: { value } }) =>
                change((question) => numbered(question, first ?? 1, Number(value), item))
              }
            >
              {counts.map((one) => (
                <option key={one}>{one}</option>
              ))}
            </Select>
          </FormField>
        )}
        {look === "numbers" && (
          <FormField label="First number">
            <Select
              name={`${name}.scale.first`}
              value={first ?? ""}
              onChange={({ target: { value } }) => change((question) => numbered(question, Number(value), count, item))}
            >
              {[...new Set([0, 1, first])].map((one) => (
                <option key={one} value={one ?? ""} hidden={one === null}>
                  {one ?? "As written"}
                </option>
              ))}
            </Select>
          </FormField>
        )}
      </Grid>
      {hasEnds && (
        <Grid templateColumns={{ base: "1fr", sm: "1fr 1fr" }} gap="4">
          <TextField name={`${name}.scale.lowLabel`} isRich label="Label of the first point" placeholder="Not at all" />
          <TextField name={`${name}.scale.highLabel`} isRich label="Label of the last point" placeholder="Very much" />
        </Grid>
      )}
      {hasEnds && kind === "SURVEY" && !isMatrix && first === 0 && count === formLimits.scale.points && (
        <SwitchRow
          name={`${name}.scale.isNps`}
          label="Net Promoter Score"
          hint="Results show the share of 9 and 10 less the share of 0 to 6."
        />
      )}
    </Stack>
  );
}
