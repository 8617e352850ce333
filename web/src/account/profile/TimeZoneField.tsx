import { Input } from "@chakra-ui/react";
import type { ComponentProps } from "react";
import { FormField } from "../../ui/form/FormField.tsx";
import { browserZone } from "../../ui/text/zone.ts";

const list = "time-zones";
const zones = [...new Set(["UTC", browserZone(), ...Intl.supportedValuesOf("timeZone")])];

export const TimeZoneField = ({ value, error, field }: TimeZoneFieldProps) => (
  <FormField
    label="Time zone"
    hint={`Used for dates in your results. ${timeIn(value) ?? `Type a city, such as ${browserZone()}.`}`}
    error={error}
  >
    <Input list={list} autoComplete="off" spellCheck={false} {...field} />
    <datalist id={list}>
      {zones.map((zone) => (
        <option key={zone} value={zone} />
      ))}
    </datalist>
  </FormField>
);

interface TimeZoneFieldProps {
  value: string;
  error?: string;
  field: ComponentProps<typeof Input>;
}

function timeIn(timeZone: string) {
  try {
    const time = new Intl.DateTimeFormat("en", { timeZone, weekday: "long", hour: "numeric", minute: "2-digit" });
    return timeZone === "" ? null : `It is ${time.format(new Date())} there.`;
  } catch {
    return null;
  }
}
