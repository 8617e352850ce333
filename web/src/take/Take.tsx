import { lazy, Suspense } from "react";
import { addressOf, isTrial, mayTry } from "./address.ts";
import type { State } from "./attempt/attempt.ts";
import { t } from "./language/t.ts";
import { withWords } from "./late.tsx";
import { Failed, Notice, Skeleton } from "./Notice.tsx";
import { HomeLink } from "./Page.tsx";
import { Sitting } from "./Sitting.tsx";
import { useItem } from "./useItem.ts";
import { useSitting } from "./useSitting.ts";

const Entry = lazy(async () => ({ default: (await withWords(import("./intro/Entry.tsx"))).Entry }));
const Missing = lazy(async () => ({ default: (await withWords(import("./intro/Missing.tsx"))).Missing }));
const TrialPage = lazy(async () => ({ default: (await import("./trial/TrialPage.tsx")).TrialPage }));
const ShortLink = lazy(async () => ({ default: (await import("./ShortLink.tsx")).ShortLink }));

type ItemAddress = { door: "quizzes" | "surveys"; id: string };

export function Take() {
  const address = addressOf(location.pathname);
  if (address.at === "entry" || address.at === "short") {
    return (
      <Suspense fallback={<Skeleton />}>
        {address.at === "entry" ? <Entry /> : <ShortLink otherwise={<NotFound door="quizzes" />} />}
      </Suspense>
    );
  }
  const { door, id } = address;
  if (id !== "") return isTrial(location) ? <AsAuthor door={door} id={id} /> : <ItemPage door={door} id={id} />;
  return (
    <Notice title={t("noContent")} text={t("noContentHow")}>
      <HomeLink />
    </Notice>
  );
}

function ItemPage({ door, id }: ItemAddress) {
  const [loading, retry] = useItem(door, id);
  if (loading.status === "ready") return <Attempt opening={loading.opening} />;
  if (loading.status === "loading") return <Skeleton />;
  if (loading.status === "failed") return <Failed onRetry={retry} />;
  // An item that is hidden from takers may be a private one of the visitor's own.
  return mayTry(location.pathname) ? <AsAuthor door={door} id={id} /> : <NotFound door={door} />;
}

function Attempt({ opening }: { opening: State }) {
  return <Sitting sitting={useSitting(opening)} />;
}

function AsAuthor({ door, id }: ItemAddress) {
  return (
    <Suspense fallback={<Skeleton />}>
      <TrialPage door={door} id={id} otherwise={<NotFound door={door} />} />
    </Suspense>
  );
}

function NotFound({ door }: Pick<ItemAddress, "door">) {
  return (
    <Suspense fallback={<Skeleton />}>
      <Missing title={t(door === "surveys" ? "surveyNotFound" : "quizNotFound")} />
    </Suspense>
  );
}
