import { Box, Text } from "@chakra-ui/react";
import { useDeferredValue, useId, useState } from "react";
import { most } from "../../../../api/src/webhook/endpoint/endpoint.shared.ts";
import { SearchBox } from "../../ui/form/SearchBox.tsx";
import { LazyPart } from "../../ui/layout/LazyPart.tsx";
import { SkeletonLines } from "../../ui/layout/Loading.tsx";
import { countOf } from "../../ui/text/format.ts";
import { type Item, ItemList } from "./ItemList.tsx";

interface ItemPickerProps {
  /** Items always listed first, whatever the search. */
  chosen: readonly Item[];
  value: readonly string[];
  error: string | undefined;
  onChange: (ids: string[]) => void;
}

/** Selects some of the account's items, of which there may be many. */
export function ItemPicker({ chosen, value, error, onChange }: ItemPickerProps) {
  const [search, setSearch] = useState("");
  const deferredSearch = useDeferredValue(search);
  // Checked items stay in the list, even after they are unchecked, so that no row disappears under the finger.
  const [selection, setSelection] = useState(chosen);
  const errorId = useId();

  function toggle(item: Item) {
    const isOn = value.includes(item.id);
    if (!isOn && !selection.some(({ id }) => id === item.id)) setSelection([...selection, item]);
    onChange(isOn ? value.filter((id) => id !== item.id) : [...value, item.id]);
  }

  return (
    <Box role="group" aria-label="Your items" aria-describedby={error && errorId} mt="2">
      <SearchBox
        label="Search your items"
        placeholder="Search your items..."
        maxLength={200}
        value={search}
        onChange={setSearch}
      />
      <Box
        mt="2"
        px="3"
        py="1"
        h="14rem"
        overflowY="auto"
        borderWidth="1px"
        borderRadius="l2"
        aria-busy={deferredSearch !== search}
      >
        <LazyPart fallback={<SkeletonLines count={3} />}>
          <ItemList search={deferredSearch} selection={selection} value={value} onToggle={toggle} />
        </LazyPart>
      </Box>
      <Text mt="1" fontSize="sm" color="fg.muted" aria-live="polite">
        {countOf(value.length, "item")} chosen{value.length > most.items - 10 && `, of ${most.items} at most`}
      </Text>
      {error && (
        <Text id={errorId} mt="1" fontSize="sm" color="fg.error">
          {error}
        </Text>
      )}
    </Box>
  );
}
