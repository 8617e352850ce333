import { useLocation, useNavigate } from "react-router-dom";
import { useAddressQuery } from "../../ui/hooks/useAddressQuery.ts";

export function useItemAddress() {
  const [address, setAddress] = useAddressQuery();
  const location = useLocation();
  const navigate = useNavigate();

  const linkTo = (key: string) => {
    const next = new URLSearchParams(address);
    next.set("item", key);
    return { to: { search: `?${next}` }, state: { isFromList: true }, preventScrollReset: true };
  };

  // Goes back if the list led here. A URL opened directly has no entry to go back to.
  const close = () => {
    if (location.state?.isFromList) return void navigate(-1);
    const next = new URLSearchParams(address);
    next.delete("item");
    setAddress(next);
  };

  return { key: address.get("item"), linkTo, close };
}
