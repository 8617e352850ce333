import { Box, Button, Flex, Text } from "@chakra-ui/react";
import { startTransition, useDeferredValue, useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { graphql, useLazyLoadQuery } from "react-relay";
import { useSearchParams } from "react-router-dom";
import type { TextPanelQuery } from "#relay/TextPanelQuery.graphql.ts";
import { Choice } from "../../ui/form/Choice.tsx";
import { SearchBox } from "../../ui/form/SearchBox.tsx";
import { ArrowUp } from "../../ui/icons.ts";
import { Disclosure } from "../../ui/layout/Disclosure.tsx";
import { countOf, formatCount, plural } from "../../ui/text/format.ts";
import { screenVariables } from "../filter/address.ts";
import { marksOf, type Show, shows, type TextsProps } from "./marks.ts";
import { TextList } from "./TextList.tsx";
import { TextThemes } from "./TextThemes.tsx";
import { TextWords } from "./TextWords.tsx";
import { useMarksOfOthers } from "./useMarksOfOthers.ts";

/** The texts that answer a question, with search, filters, stars and hiding. */
export function TextPanel({ id, contentId, count, round }: TextsProps) {
  const [address] = useSearchParams();
  const [search, setSearch] = useState("");
  const [show, setShow] = useState<Show>("all");
  const [reload, setReload] = useState(0);
  const top = useRef<HTMLDivElement>(null);
  const variables = useMemo(() => {
    const { filter } = screenVariables(address);
    return { id, contentId, filter, contains: search.trim() || null, ...marksOf[show] };
  }, [address, id, contentId, search, show]);
  const deferred = useDeferredValue(variables);
  const { node, content, hasModel } = useLazyLoadQuery<TextPanelQuery>(
    graphql`
      query TextPanelQuery(
        $id: ID!
        $contentId: ID!
        $filter: ResultsFilterInput
        $contains: String
        $starred: Boolean
        $hidden: Boolean
      ) {
        hasModel
        node(id: $id) {
          ... on Question {
            all: texts(filter: $filter, contains: $contains, starred: $starred, hidden: $hidden, first: 0) {
              totalCount
            }
          }
          ...TextList_question
            @alias(as: "list")
            @arguments(filter: $filter, contains: $contains, starred: $starred, hidden: $hidden)
        }
        content: node(id: $contentId) {
          ... on Content {
            textsMarkedAt
            rules {
              anonymous
            }
          }
        }
      }
    `,
    deferred,
    { fetchPolicy: "store-and-network", fetchKey: `${round} ${reload}` },
  );
  useMarksOfOthers(id, content?.textsMarkedAt ?? null);
  const again = () => startTransition(() => setReload((times) => times + 1));
  useWhenFewer(count, again);

  const total = node?.all?.totalCount ?? 0;
  const isNarrowed = variables.contains !== null || show !== "all";
  const arrived = isNarrowed || variables.filter !== null ? 0 : Math.max(0, count - total);
  if (count === 0 && total === 0 && !isNarrowed)
    return (
      <Text fontSize="sm" color="fg.muted">
        {variables.filter === null ? "No written answers yet." : "No written answers match the filter."}
      </Text>
    );
  return (
    <Box aria-busy={deferred !== variables}>
      <Flex as="search" aria-label="Written answers" gap="3" wrap="wrap" _print={{ display: "none" }}>
        <SearchBox
          label="Search these answers"
          placeholder="Search answers"
          maxLength={200}
          value={search}
          onChange={setSearch}
        />
        <Choice label="Show" value={show} options={shows} onChange={setShow} />
      </Flex>
      <Box mt="2" _print={{ display: "none" }}>
        <Disclosure summary="Most used words">
          {() => <TextWords id={id} filter={variables.filter} onSearch={setSearch} />}
        </Disclosure>
        {hasModel && <Disclosure summary="Themes">{() => <TextThemes id={id} contentId={contentId} />}</Disclosure>}
      </Box>
      <Box ref={top} tabIndex={-1} outline="0" scrollMarginTop="20" />
      <NewTexts
        count={arrived}
        onShow={() => {
          again();
          top.current?.focus();
        }}
      />
      <Text role="status" mt="2" fontSize="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
        {isNarrowed && `${countOf(total, "answer")} found`}
      </Text>
      {node?.list && total > 0 && (
        <TextList question={node.list} contentId={contentId} isAnonymous={content?.rules?.anonymous === true} />
      )}
    </Box>
  );
}

/** New answers since the list was loaded wait here, so that nothing moves while somebody reads. */
const NewTexts = ({ count, onShow }: { count: number; onShow: () => void }) =>
  count > 0 && (
    <Flex mt="3" justify="center" _print={{ display: "none" }}>
      <Button size="sm" onClick={onShow}>
        <ArrowUp aria-hidden />
        {formatCount(count)} new {plural(count, "answer")}
      </Button>
    </Flex>
  );

/** Runs when attempts were deleted, or when the figures cover fewer people. */
function useWhenFewer(count: number, then: () => void) {
  const last = useRef(count);
  const call = useEffectEvent(then);
  useEffect(() => {
    if (count < last.current) call();
    last.current = count;
  }, [count]);
}
