import { useAddressQuery } from "../ui/hooks/useAddressQuery.ts";
import { type Sorting, writeSorting } from "../ui/sorting/sorting.ts";
import { standardOf } from "./lists.ts";

const ofPage = ["page", "after", "before"];

export function useAddress() {
  const [address, setAddress] = useAddressQuery();

  const at = (changes: Record<string, string>) => {
    const next = new URLSearchParams([...address].filter(([name]) => !ofPage.includes(name)));
    for (const [name, value] of Object.entries(changes)) next.set(name, value);
    return { search: `?${next}` };
  };

  /** Another filter or order starts from the first page. */
  const change = (values: Record<string, string>, isNew = true) => {
    const next = new URLSearchParams(at(values).search);
    setAddress(new URLSearchParams([...next].filter(([, value]) => value !== "")), isNew);
  };
  const filterBy = (name: string, value: string, isNew = true) => change({ [name]: value }, isNew);
  const sortBy = (sorting: Sorting) => change({ ...writeSorting(sorting, standardOf(address)) });

  const clear = () =>
    setAddress(new URLSearchParams([...address].filter(([name]) => ["tab", "sort", "order"].includes(name))), true);

  return { address, at, filterBy, sortBy, clear };
}
