import { useAddressQuery } from "../ui/hooks/useAddressQuery.ts";

const ofPage = ["page", "after", "before"];

export function useAddress() {
  const [address, setAddress] = useAddressQuery();

  const at = (changes: Record<string, string>) => {
    const next = new URLSearchParams([...address].filter(([name]) => !ofPage.includes(name)));
    for (const [name, value] of Object.entries(changes)) next.set(name, value);
    return { search: `?${next}` };
  };

  /** A filter starts from the first page. */
  const filterBy = (name: string, value: string, isNew = true) => {
    const next = new URLSearchParams(at({ [name]: value }).search);
    if (value === "") next.delete(name);
    setAddress(next, isNew);
  };

  const clear = () => setAddress({ tab: address.get("tab") ?? "" }, true);

  return { address, at, filterBy, clear };
}
