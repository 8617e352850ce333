import { Input } from "@chakra-ui/react";
import type { ReactNode } from "react";
import type { FieldPathByValue } from "react-hook-form";
import { isEnter } from "../../ui/composing.ts";
import { FormField } from "../../ui/form/FormField.tsx";
import { GrowingText } from "../../ui/form/GrowingText.tsx";
import { Select } from "../../ui/form/Select.tsx";
import { SwitchField } from "../../ui/form/SwitchField.tsx";
import type { Draft } from "../draft/draft.ts";
import { RichText } from "../rich/RichText.tsx";
import { LengthCounter } from "./LengthCounter.tsx";
import { useField, useText } from "./useField.ts";

// Form controls, each bound to a path in the draft.

interface TextFieldProps {
  name: FieldPathByValue<Draft, string>;
  label: ReactNode;
  hint?: ReactNode;
  placeholder?: string;
  required?: boolean;
}

interface LineFieldProps extends TextFieldProps {
  lines?: number;
  /** Whether the text may be formatted, if the item is. */
  isRich?: boolean;
  finish?: (text: string) => string;
}

export function TextField({ name, label, hint, placeholder, required, lines = 1, isRich, finish }: LineFieldProps) {
  const isLine = lines === 1;
  const { control, fieldError } = useText(name, { finish, ...(isRich && isLine && { clean: oneLine }) });
  return (
    <FormField label={label} hint={hint} required={required} error={fieldError}>
      {isRich ? (
        <RichText
          {...control}
          isLine={isLine}
          rows={lines}
          placeholder={placeholder}
          onKeyDown={(event) => {
            if (isLine && isEnter(event)) event.preventDefault();
          }}
        />
      ) : isLine ? (
        <Input {...control} placeholder={placeholder} />
      ) : (
        <GrowingText {...control} rows={lines} placeholder={placeholder} />
      )}
      <LengthCounter name={name} />
    </FormField>
  );
}

export const oneLine = (text: string) => text.replace(/\s*\n\s*/g, " ");

interface NumberFieldProps extends TextFieldProps {
  max?: number;
  step: number | "any";
  /** Whether negative numbers are accepted. */
  isSigned?: boolean;
}

export function NumberField({ name, label, hint, placeholder, required, max, step, isSigned }: NumberFieldProps) {
  const { control, fieldError } = useText(name);
  return (
    <FormField label={label} hint={hint} required={required} error={fieldError}>
      <Input
        {...control}
        {...numeric}
        min={isSigned ? undefined : numeric.min}
        max={max}
        step={step}
        placeholder={placeholder}
      />
    </FormField>
  );
}

/** The mouse wheel would change a focused number input unnoticed. */
export const numeric = {
  type: "number",
  inputMode: "decimal",
  min: 0,
  fontVariantNumeric: "tabular-nums",
  onWheel: (event: { currentTarget: HTMLElement }) => event.currentTarget.blur(),
} as const;

interface SelectFieldProps {
  name: FieldPathByValue<Draft, string>;
  label: ReactNode;
  hint?: ReactNode;
  choices: readonly { value: string; label: string }[];
}

export function SelectField({ name, label, hint, choices }: SelectFieldProps) {
  const { value, fieldError, put } = useField(name);
  return (
    <FormField label={label} hint={hint} error={fieldError}>
      <Select name={name} value={value} onChange={(event) => put(event.target.value)}>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </Select>
    </FormField>
  );
}

interface SwitchRowProps {
  name: FieldPathByValue<Draft, boolean>;
  label: ReactNode;
  hint?: ReactNode;
}

export function SwitchRow({ name, label, hint }: SwitchRowProps) {
  const { value, put } = useField(name);
  return <SwitchField label={label} hint={hint} checked={value} onChange={put} />;
}
