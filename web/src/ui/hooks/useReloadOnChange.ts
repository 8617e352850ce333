import { useEffect, useRef, useTransition } from "react";

type Load<V> = (variables: V, options: { fetchPolicy: "store-and-network" }) => void;

/** Reloads the query when the variables, which come from the address, change. */
export function useReloadOnChange<V>(variables: V, load: Load<NoInfer<V>>) {
  const [isPending, startTransition] = useTransition();
  const key = JSON.stringify(variables);
  const lastKey = useRef(key);
  useEffect(() => {
    if (lastKey.current === key) return;
    lastKey.current = key;
    startTransition(() => load(JSON.parse(key), { fetchPolicy: "store-and-network" }));
  }, [key, load]);
  return isPending;
}
