import { Box, Field, Flex } from "@chakra-ui/react";
import { memo, type ReactNode } from "react";
import type { Kind } from "../../product/kind.ts";
import { isEnter } from "../../ui/composing.ts";
import { GrowingText } from "../../ui/form/GrowingText.tsx";
import { Access } from "../access/Access.tsx";
import type { StoredTimes } from "../access/times.ts";
import { oneLine } from "./fields.tsx";
import { LengthCounter } from "./LengthCounter.tsx";
import { Settings } from "./Settings.tsx";
import { useText } from "./useField.ts";

interface HeadFieldsProps {
  kind: Kind;
  actions?: ReactNode;
  /** The times at which the stored item opens and closes. Absent before the item is created. */
  times?: StoredTimes;
}

export const HeadFields = memo(({ kind, actions, times }: HeadFieldsProps) => (
  <Box>
    <Flex wrap="wrap" columnGap="6" rowGap="2" align="flex-end" justify="space-between">
      <Box flex="1 1 20rem" minW="0">
        <Title />
      </Box>
      {actions && (
        <Flex wrap="wrap" gap="2" _print={{ display: "none" }}>
          {actions}
        </Flex>
      )}
    </Flex>
    <Flex wrap="wrap" columnGap="6" align="flex-start">
      <Box flex="1 1 20rem" minW="0">
        <Settings kind={kind} />
      </Box>
      <Flex flex="0 1 auto" minW="0" minH={{ base: "10", md: "11" }} align="center">
        <Access kind={kind} stored={times ?? null} />
      </Flex>
    </Flex>
  </Box>
));

function Title() {
  const { control, fieldError } = useText("title", { clean: oneLine });
  return (
    <Field.Root role="presentation" invalid={fieldError !== undefined} required gap="1">
      <Field.Label srOnly>Title</Field.Label>
      {/* The title wraps on a phone but has no line breaks. */}
      <GrowingText
        {...control}
        onKeyDown={(event) => isEnter(event) && event.preventDefault()}
        variant="flushed"
        minH="12"
        lineHeight="1.3"
        py="2"
        fontFamily="heading"
        fontSize={{ base: "2xl", md: "3xl" }}
        placeholder="Untitled"
        autoComplete="off"
      />
      <LengthCounter name="title" />
      <Field.ErrorText>{fieldError}</Field.ErrorText>
    </Field.Root>
  );
}
