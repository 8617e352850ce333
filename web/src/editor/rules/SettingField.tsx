import type { Field } from "../../../../api/src/content/setting/setting.rules.ts";
import { settings } from "../../../../api/src/content/setting/settings.rules.ts";
import { NumberField, SelectField, SwitchRow, TextField } from "../field/fields.tsx";
import type { FieldName, FlagName, TextName } from "./simple.ts";

/** The first value is the default, which is stored as no value. */
const choicesOf = ({ labels }: { labels: Record<string, string> }) =>
  Object.entries(labels).map(([value, label], index) => ({ value: index === 0 ? "" : value, label }));

/** The field of a setting, as declared. */
export function SettingField({ name }: { name: FieldName }) {
  const setting = settings[name];
  const { label, hint, placeholder }: Field = setting.field;
  if (setting.type === "flag") return <SwitchRow name={`rules.${name as FlagName}`} label={label} hint={hint} />;
  const words = { name: `rules.${name as TextName}`, label, hint, placeholder } as const;
  if (setting.type === "choice") return <SelectField {...words} choices={choicesOf(setting)} />;
  return setting.type === "number" ? <NumberField {...words} max={setting.max} step={1} /> : <TextField {...words} />;
}
