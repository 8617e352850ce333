import { Button, Text } from "@chakra-ui/react";
import { AnimatedNumber } from "../ui/charts/AnimatedNumber.tsx";
import { Bar } from "../ui/charts/Bar.tsx";
import { ChartTable } from "../ui/charts/ChartTable.tsx";
import { Sparkline } from "../ui/charts/Sparkline.tsx";
import { Stat, Stats } from "../ui/charts/Stat.tsx";
import { formatCount } from "../ui/text/format.ts";
import { type Examples, Kept, longText } from "./examples.ts";

export const charts: Examples = {
  Bar: {
    default: <Bar share={60} />,
    empty: <Bar share={0} />,
    compared: <Bar share={40} behind={80} tall />,
    quiet: <Bar share={60} quiet />,
  },
  ChartTable: {
    default: (
      <ChartTable
        caption="Scores"
        columns={["Score", "People"]}
        rows={[
          ["0–50", 3],
          [longText, 12],
        ]}
      />
    ),
    empty: <ChartTable caption="Nobody" columns={["Score", "People"]} rows={[]} />,
  },
  Sparkline: {
    default: <Sparkline days={[0, 2, 5, 3, 8, 1, 0, 0, 4, 9, 12, 7, 3, 5]} />,
    empty: <Sparkline days={Array.from({ length: 14 }, () => 0)} />,
  },
  Stats: {
    default: (
      <Stats>
        <Stat label="Responses" value="1,204" />
        <Stat label="Average score" value="63%" note="of everybody" />
        <Stat label={longText} value="–" note={longText} />
      </Stats>
    ),
  },
  AnimatedNumber: {
    default: (
      <Kept initial={990}>
        {(value, onChange) => (
          <>
            <Text textStyle="figure">
              <AnimatedNumber value={value} format={formatCount} />
            </Text>
            <Button variant="outline" onClick={() => onChange(value + 7)}>
              Count
            </Button>
          </>
        )}
      </Kept>
    ),
  },
};
