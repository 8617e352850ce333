import { useLocation, useNavigate } from "react-router-dom";
import { useAddressQuery } from "../../ui/hooks/useAddressQuery.ts";

/** The item that the address opens above the list, with the ways there and back. */
export function useItemAddress() {
  const [address, setAddress] = useAddressQuery();
  const location = useLocation();
  const navigate = useNavigate();

  const linkTo = (key: string) => {
    const next = new URLSearchParams(address);
    next.set("item", key);
    return { to: { search: `?${next}` }, state: { isFromList: true }, preventScrollReset: true };
  };

  // Where the list led here, closing goes the same way back; an address that was opened as such has nothing behind it.
  const close = () => {
    if (location.state?.isFromList) return void navigate(-1);
    const next = new URLSearchParams(address);
    next.delete("item");
    setAddress(next);
  };

  return { key: address.get("item"), linkTo, close };
}
