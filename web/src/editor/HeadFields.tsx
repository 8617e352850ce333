import { Box, Field, Flex, Textarea } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { written } from "../../../api/src/platform/language.rules.ts";
import type { Kind } from "../ui/kind.ts";
import { Count } from "./Count.tsx";
import { Settings } from "./Settings.tsx";
import { useField } from "./useField.ts";

interface HeadFieldsProps {
  kind: Kind;
  /** What can be done with an item that is stored; a new one has nothing of the kind. */
  actions?: ReactNode;
}

/** The head of the page: the title written in place, in the type it will be read in, and the rest folded away. */
export function HeadFields({ kind, actions }: HeadFieldsProps) {
  return (
    <Box>
      <Flex wrap="wrap" columnGap="6" rowGap="3" align="flex-end" justify="space-between" mb="1">
        <Box flex="1 1 20rem" minW="0">
          <Title />
        </Box>
        {actions && <Flex gap="2">{actions}</Flex>}
      </Flex>
      <Settings kind={kind} hasLink={actions !== undefined} />
    </Box>
  );
}

function Title() {
  const { value, complaint, put } = useField("title");
  return (
    <Field.Root role="presentation" invalid={complaint !== undefined} required gap="1">
      <Field.Label color="fg.muted">Title</Field.Label>
      {/* It grows with what is written, so that a phone shows all of it; line breaks are none of a title's. */}
      <Textarea
        name="title"
        {...written(value)}
        value={value}
        onChange={(event) => put(event.target.value.replace(/\s*\n\s*/g, " "))}
        onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
        variant="flushed"
        autoresize
        rows={1}
        minH={{ base: "12", md: "14" }}
        lineHeight="1.3"
        py="2"
        fontFamily="heading"
        fontSize={{ base: "2xl", md: "3xl" }}
        placeholder="Untitled"
        autoComplete="off"
      />
      <Count name="title" text={value} />
      <Field.ErrorText>{complaint}</Field.ErrorText>
    </Field.Root>
  );
}
