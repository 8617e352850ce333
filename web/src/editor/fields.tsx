import { Input, NativeSelect, Textarea } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { type FieldPathByValue, useController } from "react-hook-form";
import { FormField } from "../ui/FormField.tsx";
import { SwitchField } from "../ui/SwitchField.tsx";
import type { Draft } from "./draft.ts";

// The controls of a page being written, each bound to its place in the draft.

interface TextFieldProps {
  name: FieldPathByValue<Draft, string>;
  label: ReactNode;
  hint?: ReactNode;
  placeholder?: string;
  required?: boolean;
}

/** Text of any length; the field grows with it. */
export function TextField({ lines = 1, ...props }: TextFieldProps & { lines?: number }) {
  const { field, fieldState } = useController<Draft, typeof props.name>({ name: props.name });
  return (
    <FormField label={props.label} hint={props.hint} required={props.required} error={fieldState.error?.message}>
      {lines === 1 ? (
        <Input {...field} placeholder={props.placeholder} />
      ) : (
        <Textarea {...field} autoresize rows={lines} minH="0" placeholder={props.placeholder} />
      )}
    </FormField>
  );
}

interface NumberFieldProps extends TextFieldProps {
  max?: number;
  step: number;
}

export function NumberField({ name, label, hint, placeholder, required, max, step }: NumberFieldProps) {
  const { field, fieldState } = useController<Draft, typeof name>({ name });
  return (
    <FormField label={label} hint={hint} required={required} error={fieldState.error?.message}>
      <Input {...field} {...numeric} max={max} step={step} placeholder={placeholder} />
    </FormField>
  );
}

/** A wheel that turns over a focused number field would change it unseen. */
export const numeric = {
  type: "number",
  inputMode: "decimal",
  min: 0,
  fontVariantNumeric: "tabular-nums",
  onWheel: (event: { currentTarget: HTMLElement }) => event.currentTarget.blur(),
} as const;

interface SelectFieldProps<V extends string> {
  name: FieldPathByValue<Draft, V>;
  label: ReactNode;
  choices: readonly { value: V; label: string }[];
}

export function SelectField<V extends string>({ name, label, choices }: SelectFieldProps<V>) {
  const { field } = useController<Draft>({ name });
  return (
    <FormField label={label}>
      <NativeSelect.Root>
        <NativeSelect.Field {...field} value={field.value as V}>
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </FormField>
  );
}

interface SwitchRowProps {
  name: FieldPathByValue<Draft, boolean>;
  label: ReactNode;
  hint?: ReactNode;
}

export function SwitchRow({ name, label, hint }: SwitchRowProps) {
  const { field } = useController<Draft, typeof name>({ name });
  return <SwitchField label={label} hint={hint} checked={field.value} onChange={field.onChange} />;
}
