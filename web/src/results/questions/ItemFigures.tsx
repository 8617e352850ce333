import { Box, Grid, Table, Text } from "@chakra-ui/react";
import { correlationInterval } from "../../../../api/src/results/analysis/verdict/interval.shared.ts";
import { verdictOf } from "../../../../api/src/results/analysis/verdict/verdict.shared.ts";
import { formatSigned } from "../../ui/text/format.ts";
import { useWriting } from "../../ui/text/writing.ts";
import { useQuestionFigures } from "../figures/QuestionFigures.tsx";

export function ItemFigures({ kind }: { kind: string }) {
  const { analysis, item, tally } = useQuestionFigures();
  if (!analysis || !item) return null;
  const { people, alpha } = analysis;
  const verdict = verdictOf(kind, item, analysis.basis);
  if (verdict === null) return null;
  return (
    <Box mt="5" fontSize="sm">
      <Text>{verdict.height}</Text>
      <Grid as="dl" templateColumns="1fr auto" columnGap="4" rowGap="1" my="3" fontVariantNumeric="tabular-nums">
        <Fact
          name={kind === "ASSESSMENT" || item.isPartial ? "Facility (share of points)" : "Facility (share right)"}
          value={item.facility}
        />
        <Fact
          name={`Discrimination (correlation with the rest${range(item.discrimination, people)})`}
          value={item.discrimination}
        />
        <Fact name="Upper third minus lower third" value={item.upperLowerDifference} />
        <Fact name={`Alpha without this question (now ${figure(alpha)})`} value={item.alphaWithout} />
      </Grid>
      {item.options.length > 0 && (
        <Thirds
          options={item.options.map(({ thirds }, place) => ({ text: tally.options[place]?.text ?? "", thirds }))}
        />
      )}
    </Box>
  );
}

const figure = (value: number | null | undefined) => (value == null ? "–" : formatSigned(value));

function range(correlation: number | null | undefined, people: number) {
  if (correlation == null) return "";
  const { low, high } = correlationInterval(correlation, people);
  return `; 95% interval ${formatSigned(low)} to ${formatSigned(high)}`;
}

const Fact = ({ name, value }: { name: string; value: number | null | undefined }) => (
  <>
    <Box as="dt" color="fg.muted">
      {name}
    </Box>
    <Box as="dd" textAlign="end">
      {figure(value)}
    </Box>
  </>
);

interface ThirdsProps {
  options: readonly { readonly text: string; readonly thirds: readonly number[] }[];
}

function Thirds({ options }: ThirdsProps) {
  const { written } = useWriting();
  return (
    <Box overflowX="auto">
      <Table.Root size="sm">
        <Box as="caption" textAlign="start" color="fg.muted" pb="1">
          Choices by score
        </Box>
        <Table.Header>
          <Table.Row>
            {["Option", "Lower third", "Middle", "Upper"].map((name, place) => (
              <Table.ColumnHeader key={name} scope="col" textAlign={place === 0 ? "start" : "end"}>
                {name}
              </Table.ColumnHeader>
            ))}
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {options.map(({ text, thirds }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an option is its place
            <Table.Row key={place}>
              <Table.Cell asChild minW="24" overflowWrap="anywhere" fontWeight="normal">
                <th scope="row" {...written(text)}>
                  {text}
                </th>
              </Table.Cell>
              {["lower", "middle", "upper"].map((third, place) => (
                <Table.Cell key={third} textAlign="end">
                  {Math.round(100 * (thirds[place] ?? 0))}%
                </Table.Cell>
              ))}
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </Box>
  );
}
