import { Box, Button, Text } from "@chakra-ui/react";
import { useRef, useState } from "react";
import { graphql, useLazyLoadQuery } from "react-relay";
import type { SelectionBarQuery } from "#relay/SelectionBarQuery.graphql.ts";
import { Trash2 } from "../../../ui/icons.ts";
import { ConfirmDialog } from "../../../ui/layout/ConfirmDialog.tsx";
import { SelectionActions, SelectionFrame } from "../../../ui/selection/SelectionFrame.tsx";
import type { Selection } from "../../../ui/selection/useSelection.ts";
import { countOf, formatCount, plural } from "../../../ui/text/format.ts";
import { OptionalPart } from "../../OptionalPart.tsx";
import { useListVariables } from "../AttemptTools.tsx";
import { useDeletion } from "./useDeletion.ts";

interface SelectionBarProps {
  contentId: string;
  selection: Selection;
  /** Whether more responses can be loaded. */
  hasMore: boolean;
  /** The element to focus when the bar disappears. */
  afterwards: () => HTMLElement | null;
}

/** All responses that matched a filter when they were counted. */
interface Whole {
  total: number;
  filter: object | null;
}

/** Shows the number of selected responses, and deletes them, or all that match. */
export function SelectionBar({ contentId, selection, hasMore, afterwards }: SelectionBarProps) {
  const { variables } = useListVariables();
  const [whole, setWhole] = useState<Whole | null>(null);
  const [isAsking, setAsking] = useState(false);
  const { remove, progress } = useDeletion(contentId, afterwards);
  const status = useRef<HTMLParagraphElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const isDone = useRef(false);
  const { selected, isWhole, clear } = selection;
  if (!isWhole && whole) setWhole(null);
  const isAll = isWhole && whole !== null;
  const count = isAll ? whole.total : selected.length;
  const ask = () => {
    isDone.current = false;
    setAsking(true);
  };
  const end = async () => {
    isDone.current = await remove(isAll ? choiceOf(whole) : { ids: selected });
    // True even when the dialog was closed in the meantime and its button is focused.
    const wasFocused = document.activeElement === trigger.current;
    setAsking(false);
    if (!isDone.current) return;
    clear();
    if (wasFocused) afterwards()?.focus();
  };
  const choose = (choice: Whole) => {
    setWhole(choice);
    // The button disappears.
    status.current?.focus();
  };
  if (count === 0) return null;
  return (
    <SelectionFrame label="Selected responses">
      <Text ref={status} role="status" tabIndex={-1} outline="0" fontWeight="semibold">
        {isAll ? `All ${formatCount(count)} selected` : `${formatCount(count)} selected`}
      </Text>
      {isWhole && hasMore && !isAll && (
        <OptionalPart>
          <WholeButton contentId={contentId} filter={variables.filter ?? null} onChoose={choose} />
        </OptionalPart>
      )}
      <SelectionActions selection={selection} afterwards={afterwards}>
        <Button ref={trigger} size="sm" variant="outline" colorPalette="danger" onClick={ask}>
          <Trash2 aria-hidden /> Delete
        </Button>
      </SelectionActions>
      <ConfirmDialog
        open={isAsking}
        title={`Delete ${countOf(count, "response")}?`}
        confirmLabel={progress === null ? "Delete" : "Deleting..."}
        cancelLabel={progress === null ? "Cancel" : "Close"}
        destructive
        pending={progress !== null}
        finalFocus={() => (isDone.current ? afterwards() : trigger.current)}
        onConfirm={end}
        onCancel={() => setAsking(false)}
      >
        {plural(count, "It leaves", "They leave")} all statistics. You can undo this for a minute.
        <Box role="status" mt="3" fontVariantNumeric="tabular-nums">
          {progress !== null && progress > 0 && `${formatCount(Math.round(progress * 100))}% deleted`}
        </Box>
      </ConfirmDialog>
    </SelectionFrame>
  );
}

const choiceOf = ({ filter }: Whole) => (filter === null ? { isAll: true } : { filter });

interface WholeButtonProps {
  contentId: string;
  filter: object | null;
  onChoose: (whole: Whole) => void;
}

function WholeButton({ contentId, filter, onChoose }: WholeButtonProps) {
  const { node } = useLazyLoadQuery<SelectionBarQuery>(
    graphql`
      query SelectionBarQuery($id: ID!, $filter: ResultsFilterInput) {
        node(id: $id) {
          ... on Content {
            matching: attempts(first: 1, filter: $filter) {
              totalCount
            }
          }
        }
      }
    `,
    { id: contentId, filter },
    { fetchPolicy: "network-only" },
  );
  const total = node?.matching?.totalCount;
  if (!total) return null;
  return (
    <Button size="sm" variant="plain" colorPalette="accent" px="0" onClick={() => onChoose({ total, filter })}>
      Select all {formatCount(total)} {filter === null ? "responses" : "that match"}
    </Button>
  );
}
