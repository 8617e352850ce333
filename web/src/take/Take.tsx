import { addressOf } from "./address.ts";
import { Entry } from "./Entry.tsx";
import { Notice } from "./Notice.tsx";
import { HomeLink, Page } from "./Page.tsx";
import { Sitting } from "./Sitting.tsx";
import { useItem } from "./useItem.ts";

export function Take() {
  const address = addressOf(location.pathname);
  if (address.at === "entry") return <Entry />;
  if (address.id !== "") return <ItemPage door={address.door} id={address.id} />;
  return (
    <Notice title="Content Not Found" text="The content you're looking for doesn't exist.">
      <HomeLink />
    </Notice>
  );
}

function ItemPage({ door, id }: { door: "quizzes" | "surveys"; id: string }) {
  const [loading, retry] = useItem(door, id);
  if (loading.status === "ready") return <Sitting opening={loading.opening} />;
  if (loading.status === "loading") return <Skeleton />;
  if (loading.status === "failed")
    return (
      <Notice
        title="This page didn't load"
        text="We couldn't reach the server. Check your connection; we'll also try by ourselves once you are back online."
      >
        <button className="button primary" type="button" onClick={retry}>
          Try again
        </button>
      </Notice>
    );
  return (
    <Notice
      title={door === "surveys" ? "Survey not found" : "Quiz not found"}
      text="The link may be incomplete, or its author has closed or removed what it led to."
    >
      <HomeLink />
      <a className="button quiet" href="/take">
        Enter another link
      </a>
    </Notice>
  );
}

function Skeleton() {
  return (
    <Page isBusy>
      <p className="sr-only" role="status">
        Loading…
      </p>
      <div className="skeleton" aria-hidden>
        <span style={{ width: "30%" }} />
        <span className="tall" style={{ width: "85%" }} />
        <span style={{ width: "100%" }} />
        <span style={{ width: "60%" }} />
      </div>
    </Page>
  );
}
