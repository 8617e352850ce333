import { Badge, Box, Button, Flex, Heading, Text } from "@chakra-ui/react";
import { graphql, useMutation } from "react-relay";
import type { ComingRowMutation } from "#relay/ComingRowMutation.graphql.ts";
import { Bar } from "../ui/Bar.tsx";
import { type Kind, kindLabel } from "../ui/kind.ts";
import { toast } from "../ui/toast.tsx";

interface ComingRowProps {
  id: string;
  kind: string;
  title: string | null | undefined;
  line: string;
  wanted: number;
  written: number;
  isFailed: boolean;
}

/** One item on its way, until it is among the others; or why it will not come. */
export function ComingRow({ id, kind, title, line, wanted, written, isFailed }: ComingRowProps) {
  const label = kindLabel(kind as Kind);
  const name = title ?? `${label} without a title yet`;
  const [end, isEnding] = useMutation<ComingRowMutation>(graphql`
    mutation ComingRowMutation($key: String!) {
      endGeneration(key: $key) {
        __typename
      }
    }
  `);
  const action = isFailed ? "Dismiss" : "Stop";
  return (
    <Flex as="li" wrap="wrap" align="center" columnGap="6" rowGap="3" borderTopWidth="1px" py="5">
      <Box flex="1 1 16rem" minW="0">
        <Heading as="h3" size="md" color="fg.muted" dir="auto" overflowWrap="anywhere">
          {name}
        </Heading>
        <Flex wrap="wrap" columnGap="4" rowGap="1" mt="1.5" mb="2" fontSize="sm" align="center">
          <Badge>{label}</Badge>
          <Text role={isFailed ? "status" : undefined} color={isFailed ? "fg.warning" : "fg.muted"} flex="1 1 12rem">
            {isFailed ? `This was not made. ${line}` : line}
          </Text>
        </Flex>
        {!isFailed && <Bar share={(100 * written) / wanted} />}
      </Box>
      <Button
        variant="outline"
        colorPalette="ink"
        size="sm"
        h="11"
        aria-label={`${action} ${name}`}
        disabled={isEnding}
        onClick={() =>
          end({
            variables: { key: id },
            onError: ({ message }) => toast.fail({ title: `${action} failed`, description: message }),
          })
        }
      >
        {action}
      </Button>
    </Flex>
  );
}
