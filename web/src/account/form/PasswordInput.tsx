import { Box, IconButton, Input, type InputProps } from "@chakra-ui/react";
import { useState } from "react";
import { Eye, EyeOff } from "../../ui/icons.ts";

export function PasswordInput(props: InputProps) {
  const [isVisible, setVisible] = useState(false);
  return (
    <Box position="relative" width="100%">
      <Input {...props} type={isVisible ? "text" : "password"} pe="12" autoCapitalize="none" spellCheck={false} />
      <IconButton
        position="absolute"
        insetEnd="1"
        top="1"
        size="sm"
        variant="ghost"
        colorPalette="ink"
        aria-label={isVisible ? "Hide password" : "Show password"}
        onClick={() => setVisible(!isVisible)}
      >
        {isVisible ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
      </IconButton>
    </Box>
  );
}
