import { lazy, Suspense } from "react";
import { addressOf, type ItemAddress, isTrial, mayTry } from "./address.ts";
import type { State } from "./attempt/attempt.ts";
import { withWords } from "./late.tsx";
import { Failed, Skeleton } from "./Notice.tsx";
import { Sitting } from "./Sitting.tsx";
import { useItem } from "./useItem.ts";
import { useSitting } from "./useSitting.ts";

const OtherPlace = lazy(async () => ({ default: (await withWords(import("./OtherPlace.tsx"))).OtherPlace }));
const TrialPage = lazy(async () => ({ default: (await import("./trial/TrialPage.tsx")).TrialPage }));

export const Take = () => (
  <Suspense fallback={<Skeleton />}>
    <Place />
  </Suspense>
);

function Place() {
  const address = addressOf(location.pathname);
  if (address.at !== "item" || address.id === "" || location.hash.startsWith("#answers="))
    return <OtherPlace address={address} />;
  return isTrial(location) ? <AsAuthor address={address} /> : <ItemPage address={address} />;
}

interface PlaceProps {
  address: ItemAddress;
}

function ItemPage({ address }: PlaceProps) {
  const [loading, retry] = useItem(address.door, address.id);
  if (loading.status === "ready") return <Attempt opening={loading.opening} />;
  if (loading.status === "loading") return <Skeleton />;
  if (loading.status === "failed") return <Failed onRetry={retry} />;
  // An item that is hidden from takers may be a private item of the visitor.
  return mayTry(location.pathname) ? <AsAuthor address={address} /> : <OtherPlace address={address} isMissing />;
}

function Attempt({ opening }: { opening: State }) {
  return <Sitting sitting={useSitting(opening)} />;
}

const AsAuthor = ({ address }: PlaceProps) => (
  <TrialPage {...address} otherwise={<OtherPlace address={address} isMissing />} />
);
