import { Button, Flex } from "@chakra-ui/react";
import { useSearchParams } from "react-router-dom";
import { Choice } from "../../ui/form/Choice.tsx";
import { SearchBox } from "../../ui/form/SearchBox.tsx";
import { useAddressQuery } from "../../ui/hooks/useAddressQuery.ts";
import { EmptyState } from "../../ui/layout/EmptyState.tsx";
import { orders, readOrder, readSearch, screenVariables } from "../filter/address.ts";
import { useFiltering } from "../filter/filtering.ts";

export function useListVariables() {
  const [address] = useSearchParams();
  const isLive = useFiltering() !== null;
  if (!isLive) return { variables: {}, search: "" };
  const { among, order } = screenVariables(address);
  return { variables: { filter: among, order }, search: readSearch(address).trim() };
}

/** Searches and sorts the list through the address. Anonymous attempts have nothing to search. */
export function AttemptTools({ isScored, isAnonymous }: { isScored: boolean; isAnonymous: boolean }) {
  const [address] = useSearchParams();
  const setParameter = useAddressParameter();
  if (!useFiltering()) return null;
  const choices = Object.entries(orders).filter(([order]) => isScored || !["highest", "lowest"].includes(order));
  return (
    <Flex as="search" aria-label="Responses" gap="3" wrap="wrap" mb="4" _print={{ display: "none" }}>
      {!isAnonymous && (
        <SearchBox
          label="Search responses"
          placeholder="Name or email"
          maxLength={200}
          value={readSearch(address)}
          onChange={(search, isNew) => setParameter("search", search, isNew)}
        />
      )}
      <Choice
        label="Order"
        value={readOrder(address) as string}
        options={Object.fromEntries(choices)}
        onChange={(order) => setParameter("order", order === "newest" ? "" : order)}
      />
    </Flex>
  );
}

export function NobodyFound({ search }: { search: string }) {
  const setParameter = useAddressParameter();
  return (
    <EmptyState
      title="No matching responses"
      action={
        <Button variant="outline" colorPalette="ink" onClick={() => setParameter("search", "")}>
          Clear search
        </Button>
      }
    >
      No one matches “{search}”.
    </EmptyState>
  );
}

function useAddressParameter() {
  const [address, setAddress] = useAddressQuery();
  return (name: string, value: string, isNew = true) => {
    const next = new URLSearchParams(address);
    if (value === "") next.delete(name);
    else next.set(name, value);
    setAddress(next, isNew);
  };
}
