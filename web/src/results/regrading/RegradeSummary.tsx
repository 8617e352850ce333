import { Box, Flex, Grid } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay";
import type { RegradeSummary_preview$key } from "#relay/RegradeSummary_preview.graphql.ts";
import { ArrowDown, ArrowUp, ArrowUpDown, Ban, Check, Equal, type Icon, X } from "../../ui/icons.ts";
import { formatCount } from "../../ui/text/format.ts";
import { Stacked } from "../kinds/Stacked.tsx";

interface Figure {
  label: string;
  count: number;
  icon: Icon;
  /** The color in the bar; absent if it belongs to another part. */
  fill?: string;
}

/** Number of results that would be higher, lower and unchanged, as a bar and in figures. */
export function RegradeSummary({ preview: previewRef }: { preview: RegradeSummary_preview$key }) {
  const { examined, changed, ungradable, raised, lowered, newlyPassed, newlyFailed } = useFragment(
    graphql`
      fragment RegradeSummary_preview on RegradePreview {
        examined
        changed
        ungradable
        raised
        lowered
        newlyPassed
        newlyFailed
      }
    `,
    previewRef,
  );
  const others = changed - raised - lowered;
  const parts: (Figure & { fill: string })[] = [
    { label: "Higher", count: raised, icon: ArrowUp, fill: "accent.solid" },
    ...(others > 0 ? [{ label: "Other change", count: others, icon: ArrowUpDown, fill: "fg.warning" }] : []),
    { label: "The same", count: examined - changed - ungradable, icon: Equal, fill: "border.emphasized" },
    { label: "Lower", count: lowered, icon: ArrowDown, fill: "fg.error" },
    ...(ungradable > 0 ? [{ label: "Not gradable", count: ungradable, icon: Ban, fill: "bg.muted" }] : []),
  ];
  const figures: Figure[] = [
    ...parts,
    ...(newlyPassed == null ? [] : [{ label: "Now passed", count: newlyPassed, icon: Check }]),
    ...(newlyFailed == null ? [] : [{ label: "Now failed", count: newlyFailed, icon: X }]),
  ];
  return (
    <>
      <Stacked parts={parts.map(({ label, count, fill }) => ({ key: label, count, fill }))} />
      <Grid as="dl" templateColumns="repeat(auto-fit, minmax(7.5rem, 1fr))" columnGap="6" rowGap="4" mt="4">
        {figures.map(({ label, count, icon: Icon, fill }) => (
          <Flex key={label} direction="column" gap="1">
            <Flex as="dt" gap="2" align="center" fontSize="sm" color="fg.muted">
              {fill && <Box boxSize="2.5" borderRadius="xs" bg={fill} aria-hidden />}
              {label}
            </Flex>
            <Flex as="dd" gap="2" align="center" textStyle="figure">
              <Box asChild boxSize="5" color="fg.muted">
                <Icon aria-hidden />
              </Box>
              {formatCount(count)}
            </Flex>
          </Flex>
        ))}
      </Grid>
    </>
  );
}
