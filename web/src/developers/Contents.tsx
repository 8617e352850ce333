import { Box, Link, Text } from "@chakra-ui/react";
import { useEffect, useState } from "react";
import { type PartId, parts } from "./parts.ts";

const ids = Object.keys(parts) as PartId[];

/** The table of contents: next to the text if there is room, otherwise above it. */
export function Contents() {
  const current = useCurrentPart();
  return (
    <Box
      as="nav"
      aria-label="On this page"
      fontSize="sm"
      _print={{ display: "none" }}
      position={{ lg: "sticky" }}
      top="6"
      maxH={{ lg: "calc(100dvh - 3rem)" }}
      overflowY={{ lg: "auto" }}
    >
      <Text textStyle="eyebrow" color="fg.muted" mb="2">
        On this page
      </Text>
      <Box
        as="ul"
        listStyleType="none"
        borderStartWidth={{ lg: "1px" }}
        display={{ base: "grid", lg: "block" }}
        gridTemplateColumns={{ base: "1fr 1fr", sm: "repeat(3, 1fr)" }}
        columnGap="4"
      >
        {ids.map((id) => (
          <li key={id}>
            <Link
              href={`#${id}`}
              variant="plain"
              aria-current={id === current ? "true" : undefined}
              display="flex"
              minH={{ base: "10", lg: "8" }}
              ps={{ lg: "4" }}
              ms={{ lg: "-1px" }}
              color="fg.muted"
              borderStartWidth={{ lg: "2px" }}
              borderColor={{ base: "transparent", _highContrast: "Canvas" }}
              _hover={{ color: "fg" }}
              css={{
                "&[aria-current]": { lg: { color: "accent.fg", fontWeight: "medium", borderColor: "accent" } },
              }}
            >
              {parts[id]}
            </Link>
          </li>
        ))}
      </Box>
    </Box>
  );
}

/** Returns the part currently read: the last one that starts in the upper third of the window. */
function useCurrentPart(): PartId | null {
  const [current, setCurrent] = useState<PartId | null>(null);
  useEffect(() => {
    const inSight = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) inSight.add(target.id);
          else inSight.delete(target.id);
        }
        setCurrent(ids.findLast((id) => inSight.has(id)) ?? null);
      },
      { rootMargin: "0px 0px -66% 0px" },
    );
    for (const id of ids) {
      const part = document.getElementById(id);
      if (part) observer.observe(part);
    }
    return () => observer.disconnect();
  }, []);
  return current;
}
