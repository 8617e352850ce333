import { Box, Button, Flex, Stack, Text } from "@chakra-ui/react";
import { shortAddress } from "./shown.ts";

interface FormerProps {
  addresses: string[];
  isSaving: boolean;
  onUse: (address: string) => void;
}

export function Former({ addresses, isSaving, onUse }: FormerProps) {
  if (addresses.length === 0) return null;
  return (
    <Box>
      <Text fontWeight="medium" mb="1">
        Previous links (still work)
      </Text>
      <Stack as="ul" listStyleType="none" gap="1">
        {addresses.map((address) => (
          <Flex as="li" key={address} align="center" justify="space-between" gap="3">
            <Text color="fg.muted" overflowWrap="anywhere" dir="ltr">
              {shortAddress(address)}
            </Text>
            <Button
              variant="ghost"
              colorPalette="ink"
              size="sm"
              h="11"
              flexShrink="0"
              aria-label={`Use ${address} again`}
              disabled={isSaving}
              onClick={() => onUse(address)}
            >
              Use Again
            </Button>
          </Flex>
        ))}
      </Stack>
      <Text fontSize="sm" color="fg.muted" mt="1">
        Reserved for you for one year.
      </Text>
    </Box>
  );
}
