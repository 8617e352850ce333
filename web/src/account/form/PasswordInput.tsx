import { Box, IconButton, Input, type InputProps } from "@chakra-ui/react";
import { useState } from "react";
import { Eye, EyeOff } from "../../ui/icons.ts";

export function PasswordInput(props: InputProps) {
  const [shown, setShown] = useState(false);
  return (
    <Box position="relative" width="100%">
      <Input {...props} type={shown ? "text" : "password"} pe="12" autoCapitalize="none" spellCheck={false} />
      <IconButton
        position="absolute"
        insetEnd="1"
        top="1"
        size="sm"
        variant="ghost"
        colorPalette="ink"
        aria-label={shown ? "Hide password" : "Show password"}
        onClick={() => setShown(!shown)}
      >
        {shown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
      </IconButton>
    </Box>
  );
}
