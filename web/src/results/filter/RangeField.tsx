import { Box, Button, Flex, Input, Text } from "@chakra-ui/react";
import { useId, useState } from "react";
import { isBackwards } from "../../../../api/src/results/attempts/answers/answers.shared.ts";

const none = { min: "", max: "" };

export function RangeField({ onAdd }: { onAdd: (range: { min: number | null; max: number | null }) => void }) {
  const [ends, setEnds] = useState(none);
  const [problem, setProblem] = useState("");
  const problemId = useId();
  function add() {
    const [min, max] = [ends.min, ends.max].map((end) => (end === "" ? null : Number(end))) as [
      number | null,
      number | null,
    ];
    if ((min ?? max) === null) return setProblem("Enter a number");
    if (isBackwards({ min, max })) return setProblem("The first number must not be the larger one");
    setProblem("");
    setEnds(none);
    onAdd({ min, max });
  }
  return (
    <Box
      as="form"
      flexBasis="full"
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
    >
      <Flex as="fieldset" aria-label="Number" align="flex-end" gap="2" color="fg.muted">
        {(["min", "max"] as const).map((name) => (
          <Box as="label" key={name} display="block">
            {name === "min" ? "Number from" : "to"}
            <Input
              display="block"
              type="number"
              step="any"
              inputMode="decimal"
              size="sm"
              w="24"
              aria-label={name === "min" ? "Number from" : "Number to"}
              aria-invalid={problem !== "" || undefined}
              aria-describedby={problem === "" ? undefined : problemId}
              value={ends[name]}
              onChange={({ target }) => setEnds({ ...ends, [name]: target.value })}
            />
          </Box>
        ))}
        <Button type="submit" size="sm" variant="outline" colorPalette="ink">
          Add
        </Button>
      </Flex>
      <Text id={problemId} role="status" color="fg.error" fontSize="sm">
        {problem}
      </Text>
    </Box>
  );
}
