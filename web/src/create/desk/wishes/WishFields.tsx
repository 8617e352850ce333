import { Box, Flex, Input } from "@chakra-ui/react";
import { draftingLimits } from "../../../../../api/src/generation/drafting/drafting.shared.ts";
import { languageChoices } from "../../../product/languages.ts";
import { FormField } from "../../../ui/form/FormField.tsx";
import { Select } from "../../../ui/form/Select.tsx";

export interface Wishes {
  language: string;
  audience: string;
  focus: string;
}

export const noWishes: Wishes = { language: "", audience: "", focus: "" };

interface WishFieldsProps {
  wishes: Wishes;
  hasModel: boolean;
  hasSource: boolean;
  onChange: (wishes: Wishes) => void;
}

/** Settings of the questions. Without a model they are sentences of the source, so only its language can be set. */
export function WishFields({ wishes, hasModel, hasSource, onChange }: WishFieldsProps) {
  const { language, audience, focus } = wishes;
  const field = (name: keyof Wishes) => ({
    value: wishes[name],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      onChange({ ...wishes, [name]: currentTarget.value }),
  });
  return (
    <Flex direction="column" gap="5">
      <Box maxW="16rem">
        <FormField
          label={hasModel ? "Language of the questions" : "Language of the source"}
          hint={hasModel ? undefined : "Say it where it is not recognised."}
        >
          <Select {...field("language")} value={language}>
            <option value="">
              {hasModel ? (hasSource ? "That of the source" : "That of the topic") : "Recognised"}
            </option>
            {languageChoices(language).map(({ value, label }) => (
              <option key={value} value={value} lang={value}>
                {label}
              </option>
            ))}
          </Select>
        </FormField>
      </Box>
      {hasModel && (
        <>
          <FormField label="For whom (optional)" hint="Wording and difficulty will suit them.">
            <Input
              {...field("audience")}
              value={audience}
              maxLength={draftingLimits.wish}
              autoComplete="off"
              placeholder="Pupils of the seventh grade"
            />
          </FormField>
          <FormField label="Ask mostly about (optional)">
            <Input
              {...field("focus")}
              value={focus}
              maxLength={draftingLimits.wish}
              autoComplete="off"
              placeholder="Causes and consequences"
            />
          </FormField>
        </>
      )}
    </Flex>
  );
}

/** Undefined for settings that are empty. */
export const wishesInput = ({ language, audience, focus }: Wishes) => ({
  language: language || null,
  audience: audience.trim() || null,
  focus: focus.trim() || null,
});
