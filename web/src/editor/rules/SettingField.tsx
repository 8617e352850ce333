import { Box } from "@chakra-ui/react";
import type { Field } from "../../../../api/src/content/setting/setting.rules.ts";
import { settings } from "../../../../api/src/content/setting/settings.rules.ts";
import type { Kind } from "../../product/kind.ts";
import { NumberField, SwitchRow, TextField } from "../field/fields.tsx";
import type { FieldName, FlagName, TextName } from "./simple.ts";

interface SettingFieldProps {
  name: FieldName;
  kind: Kind;
}

/** The field of a setting, as declared. */
export function SettingField({ name, kind }: SettingFieldProps) {
  const setting = settings[name];
  const { label, hint, placeholder }: Field = setting.field;
  const words = { label, hint: typeof hint === "object" ? hint[kind] : hint };
  if (setting.type === "flag") return <SwitchRow name={`rules.${name as FlagName}`} {...words} />;
  const path = `rules.${name as TextName}` as const;
  return setting.type === "number" ? (
    <Box maxW="20rem">
      <NumberField name={path} {...words} max={setting.max} step={1} />
    </Box>
  ) : (
    <Box maxW="28rem">
      <TextField name={path} {...words} placeholder={placeholder} />
    </Box>
  );
}
