import { lazy } from "react";
import type { Address } from "./address.ts";
import { Entry } from "./intro/Entry.tsx";
import { Missing } from "./intro/Missing.tsx";
import { ShortLink } from "./ShortLink.tsx";

const OwnAnswers = lazy(async () => ({ default: (await import("./own/OwnAnswers.tsx")).OwnAnswers }));

interface OtherPlaceProps {
  address: Address;
  isMissing?: boolean;
}

/**
 * Pages of rarer addresses: a field to enter a link, a short link, the private link to submitted answers, or not found.
 */
export function OtherPlace({ address, isMissing }: OtherPlaceProps) {
  if (address.at === "entry") return <Entry />;
  if (address.at === "short") return <ShortLink otherwise={<Missing door="quizzes" />} />;
  const { door, id } = address;
  if (id === "") return <Missing />;
  return isMissing ? <Missing door={door} /> : <OwnAnswers door={door} id={id} />;
}
