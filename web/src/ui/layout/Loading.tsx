import { Skeleton, Stack, VisuallyHidden } from "@chakra-ui/react";
import { Frame } from "./Frame.tsx";

export function Loading() {
  return (
    <Frame>
      <Stack gap="6" animation="fade-in 200ms 250ms backwards" role="status">
        <VisuallyHidden>Loading…</VisuallyHidden>
        <Skeleton h="10" maxW="sm" />
        <Skeleton h="4" maxW="lg" />
        <SkeletonLines count={4} />
      </Stack>
    </Frame>
  );
}

export function SkeletonLines({ count = 3 }: { count?: number }) {
  return (
    <Stack gap="4" aria-hidden>
      {Array.from({ length: count }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines without identity
        <Skeleton key={line} h="12" opacity={1 - line / (count + 1)} />
      ))}
    </Stack>
  );
}
