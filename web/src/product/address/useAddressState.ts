import { useEffect, useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { useAddressStateQuery } from "#relay/useAddressStateQuery.graphql.ts";
import { formFlaw } from "../../../../api/src/content/address/address.shared.ts";

/** Milliseconds without typing before a link is checked. */
const pause = 300;

/** The state of a link while it is typed. `unknown`: the server could not be asked. */
export type AddressState = { is: "asking" | "free" | "unknown" } | { is: "flawed"; flaw: string };

/** Checks whether an item can have a link. Asks the server once the link is well formed. */
export function useAddressState(key: string, address: string): AddressState {
  const environment = useRelayEnvironment();
  const flaw = formFlaw(address);
  const [answer, setAnswer] = useState<{ about: string; state: AddressState } | null>(null);
  useEffect(() => {
    if (flaw) return;
    const tell = (state: AddressState) => setAnswer({ about: address, state });
    let stop = () => {};
    const timer = setTimeout(() => {
      const { unsubscribe } = fetchQuery<useAddressStateQuery>(
        environment,
        graphql`
          query useAddressStateQuery($key: String!, $address: String!) {
            content(key: $key) {
              addressFlaw(address: $address)
            }
          }
        `,
        { key, address },
        { networkCacheConfig: { force: true } },
      ).subscribe({
        next({ content }) {
          if (!content) return tell({ is: "unknown" });
          tell(content.addressFlaw == null ? { is: "free" } : { is: "flawed", flaw: content.addressFlaw });
        },
        error: () => tell({ is: "unknown" }),
      });
      stop = unsubscribe;
    }, pause);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [environment, key, address, flaw]);
  if (flaw) return { is: "flawed", flaw };
  return answer?.about === address ? answer.state : { is: "asking" };
}
