import { Box, type BoxProps, Flex } from "@chakra-ui/react";
import { walk } from "../charts/walk.ts";
import { FilterButton } from "../filter/FilterButton.tsx";
import type { Filter } from "../filter/filter.ts";
import { useAllows } from "../filter/filtering.ts";
import { ofPeople, shareText } from "../filter/people.ts";
import type { ChartProps } from "../questions/charted.ts";
import { lookOf, sidesOf, widestSide } from "./diverging.ts";

interface LikertProps {
  label: string;
  points: readonly string[];
  counts: readonly number[];
  /** Share of the people that half of the width stands for. Rows of one chart use the same. */
  half: number;
  large?: boolean | undefined;
  /** Makes the points filters. */
  partOf?: (point: number) => Filter;
}

const moving = "flex-grow 450ms cubic-bezier(0.2, 0.8, 0.2, 1)";

/** The points of a scale as one bar that diverges from the neutral middle, in the order of the scale. */
export function Likert({ label, points, counts, half, large, partOf }: LikertProps) {
  const isFilter = useAllows({ answers: [] }) && partOf !== undefined;
  const people = counts.reduce((sum, count) => sum + count, 0);
  const { below, above } = sidesOf(counts);
  const chosen = points.flatMap((text, point) => {
    const count = counts[point] ?? 0;
    return count === 0 ? [] : [{ point, count, name: `${text}: ${ofPeople(count, people)}` }];
  });
  return (
    <Flex
      {...(isFilter
        ? { role: "toolbar", "aria-label": label, onKeyDown: walk }
        : { role: "img", "aria-label": [label, ...chosen.map(({ name }) => name)].join(". ") })}
      position="relative"
      h={large ? { base: "8", md: "1.6em" } : "7"}
      fontSize={large ? undefined : "xs"}
      fontVariantNumeric="tabular-nums"
    >
      <Box position="absolute" insetBlock="-1" insetStart="50%" borderInlineStartWidth="1px" borderColor="fg.muted" />
      <Space share={half - below} />
      {chosen.map(({ point, count, name }, place) => (
        <FilterButton
          // The key is not the name, which contains changing figures.
          key={point}
          part={isFilter ? partOf(point) : undefined}
          label={name}
          tip={name}
          tabIndex={isFilter && place > 0 ? -1 : undefined}
          position="relative"
          css={{ containerType: "inline-size", "&:focus-visible, &[aria-pressed=true]": { zIndex: 1 } }}
          transition={moving}
          flexBasis="0"
          // Wide enough for a fingertip, even with few answers.
          minW={isFilter ? "6" : "0"}
          borderRadius="0"
          style={{ flexGrow: count / people }}
        >
          <Fill look={lookOf(point, points.length)} h="full" me="1px">
            <Figure>{shareText(count, people)}</Figure>
          </Fill>
        </FilterButton>
      ))}
      <Space share={half - above} />
    </Flex>
  );
}

/** Hidden where the part is too narrow for it. */
const Figure = ({ children }: { children: string }) => (
  <Box
    as="span"
    position="relative"
    css={{ [`@container (max-width: ${0.65 * children.length + 0.3}em)`]: { display: "none" } }}
    aria-hidden
  >
    {children}
  </Box>
);

const Space = ({ share }: { share: number }) => (
  <Box flexBasis="0" transition={moving} style={{ flexGrow: Math.max(0, share) }} />
);

/** The edge keeps pale points visible. */
const Fill = ({ look: { fill, color, opacity }, children, ...box }: BoxProps & { look: ReturnType<typeof lookOf> }) => (
  <Box
    display="flex"
    position="relative"
    alignItems="center"
    justifyContent="center"
    borderWidth="1px"
    borderColor={fill}
    bg="bg"
    color={color}
    overflow="hidden"
    {...box}
  >
    <Box position="absolute" inset="0" bg={fill} _print={{ printColorAdjust: "exact" }} style={{ opacity }} />
    {children}
  </Box>
);

/** Shows which part of a bar a point is. */
export const LikertSwatch = ({ point, points }: { point: number; points: number }) => (
  <Fill look={lookOf(point, points)} boxSize="1em" flexShrink="0" aria-hidden />
);

/** A scale whose points have labels. */
export function LikertScale({ question, tally, large }: ChartProps) {
  if (tally.people === 0) return null;
  const counts = tally.options.map(({ count }) => count);
  return (
    <Box mb="3" py="1" fontSize={large ? { base: "md", md: "2xl" } : undefined}>
      <Likert
        label={question.text}
        points={question.options.map(({ text }) => text)}
        counts={counts}
        half={widestSide([counts])}
        large={large}
      />
    </Box>
  );
}
