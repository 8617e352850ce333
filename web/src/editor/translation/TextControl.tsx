import { Box, Text } from "@chakra-ui/react";
import { type KeyboardEvent, useId } from "react";
import { isEnter } from "../../ui/composing.ts";
import { GrowingText } from "../../ui/form/GrowingText.tsx";
import { oneLine } from "../field/fields.tsx";
import { LengthCounter } from "../field/LengthCounter.tsx";
import { useText } from "../field/useField.ts";
import { RichText } from "../rich/RichText.tsx";
import { isLine } from "./labels.ts";
import type { Row } from "./rows.ts";
import { fieldOf } from "./useTranslating.ts";

interface TextControlProps {
  id: string;
  row: Row;
  isUnfinished: boolean;
  describedBy: string;
}

export function TextControl({ id, row, isUnfinished, describedBy }: TextControlProps) {
  const isOneLine = isLine(row);
  const name = fieldOf(row);
  const { control, fieldError } = useText(name, { clean: isOneLine ? oneLine : undefined });
  const error = useId();
  const shared = {
    id,
    "data-unfinished": isUnfinished || undefined,
    "aria-invalid": fieldError !== undefined,
    "aria-describedby": fieldError === undefined ? describedBy : `${error} ${describedBy}`,
    borderColor: isUnfinished ? "fg.warning" : undefined,
    rows: isOneLine ? 1 : 2,
    onKeyDown: (event: KeyboardEvent) => {
      if (isOneLine && isEnter(event)) event.preventDefault();
    },
  };
  return (
    <>
      {row.isRich ? (
        <Box dir={control.dir}>
          <RichText {...control} {...shared} isLine={isOneLine} />
        </Box>
      ) : (
        <GrowingText {...control} {...shared} />
      )}
      <LengthCounter name={name} most={row.maxLength} />
      {fieldError && (
        <Text id={error} color="fg.error" fontSize="sm" fontWeight="medium">
          {fieldError}
        </Text>
      )}
    </>
  );
}
