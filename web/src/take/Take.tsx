import { lazy, Suspense } from "react";
import { addressOf, isTrial, mayTry } from "./address.ts";
import type { State } from "./attempt/attempt.ts";
import { withWords } from "./late.tsx";
import { Failed, Skeleton } from "./Notice.tsx";
import { Sitting } from "./Sitting.tsx";
import { useItem } from "./useItem.ts";
import { useSitting } from "./useSitting.ts";

const Entry = lazy(async () => ({ default: (await withWords(import("./intro/Entry.tsx"))).Entry }));
const Missing = lazy(async () => ({ default: (await withWords(import("./intro/Missing.tsx"))).Missing }));
const OwnAnswers = lazy(async () => ({ default: (await withWords(import("./own/OwnAnswers.tsx"))).OwnAnswers }));
const TrialPage = lazy(async () => ({ default: (await import("./trial/TrialPage.tsx")).TrialPage }));
const ShortLink = lazy(async () => ({ default: (await import("./ShortLink.tsx")).ShortLink }));

type ItemAddress = { door: "quizzes" | "surveys"; id: string };

export const Take = () => (
  <Suspense fallback={<Skeleton />}>
    <Place />
  </Suspense>
);

function Place() {
  const address = addressOf(location.pathname);
  if (address.at === "entry") return <Entry />;
  if (address.at === "short") return <ShortLink otherwise={<Missing door="quizzes" />} />;
  const { door, id } = address;
  if (id === "") return <Missing />;
  if (location.hash.startsWith("#answers=")) return <OwnAnswers door={door} id={id} />;
  return isTrial(location) ? <AsAuthor door={door} id={id} /> : <ItemPage door={door} id={id} />;
}

function ItemPage({ door, id }: ItemAddress) {
  const [loading, retry] = useItem(door, id);
  if (loading.status === "ready") return <Attempt opening={loading.opening} />;
  if (loading.status === "loading") return <Skeleton />;
  if (loading.status === "failed") return <Failed onRetry={retry} />;
  // An item that is hidden from takers may be a private one of the visitor's own.
  return mayTry(location.pathname) ? <AsAuthor door={door} id={id} /> : <Missing door={door} />;
}

function Attempt({ opening }: { opening: State }) {
  return <Sitting sitting={useSitting(opening)} />;
}

const AsAuthor = ({ door, id }: ItemAddress) => <TrialPage door={door} id={id} otherwise={<Missing door={door} />} />;
