import { useEffect, useRef, useTransition } from "react";

type Load<V> = (variables: V, options: { fetchPolicy: "store-and-network" }) => void;

/** Reloads the query when the variables, which come from the address, change. */
export function useReloadOnChange<V>(variables: V, load: Load<NoInfer<V>>) {
  const [isPending, startTransition] = useTransition();
  const wanted = JSON.stringify(variables);
  const asked = useRef(wanted);
  useEffect(() => {
    if (asked.current === wanted) return;
    asked.current = wanted;
    startTransition(() => load(JSON.parse(wanted), { fetchPolicy: "store-and-network" }));
  }, [wanted, load]);
  return isPending;
}
