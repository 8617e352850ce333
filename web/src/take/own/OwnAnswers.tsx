import { type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { useDocumentTitle } from "../../ui/hooks/useDocumentTitle.ts";
import { ItemLanguage } from "../../ui/text/writing.ts";
import { Complete } from "../ending/Outcome.tsx";
import { formatDay } from "../gate/moment.ts";
import { endedWords } from "../language/ended.ts";
import { OriginalLanguage } from "../language/original.ts";
import { late } from "../late.tsx";
import { Failed, Notice, Skeleton } from "../Notice.tsx";
import { HomeLink, Page } from "../Page.tsx";
import { ModalDialog } from "../question/ModalDialog.tsx";
import { forgetOwn } from "./erased.ts";
import { keyInLink } from "./link.ts";
import { eraseOwn, type Own, type OwnReceipt, readOwn } from "./own.ts";
import { ownWords, t } from "./words.ts";

interface OwnAnswersProps {
  door: "quizzes" | "surveys";
  id: string;
}

const own = late(async () => {
  await Promise.all([endedWords, ownWords]);
  return Loaded;
});

export const OwnAnswers = (props: OwnAnswersProps) => <own.Late {...props} />;

/** The page of the private link: the result that may be shown now, and the deletion of the answers. Stores nothing. */
function Loaded({ door, id }: OwnAnswersProps) {
  const [attemptKey] = useState(keyInLink);
  const [state, setState] = useState<Own | "loading" | "failed">("loading");
  const isLoading = state === "loading";
  useEffect(() => {
    if (!isLoading) return;
    let isCurrent = true;
    readOwn(door, id, attemptKey).then(
      (own) => isCurrent && setState(own),
      () => isCurrent && setState("failed"),
    );
    return () => {
      isCurrent = false;
    };
  }, [isLoading, door, id, attemptKey]);
  const onErased = useCallback(() => {
    forgetOwn(id, attemptKey);
    setState({ state: "ERASED" });
  }, [id, attemptKey]);

  if (state === "loading") return <Skeleton />;
  if (state === "failed") return <Failed onRetry={() => setState("loading")} />;
  const erase = <Erase id={id} attemptKey={attemptKey} onErased={onErased} />;
  if (state.state === "STORED")
    return (
      <Stored own={state.own} attemptKey={attemptKey}>
        {erase}
      </Stored>
    );
  if (state.state === "HIDDEN")
    return (
      <Notice title={t("ownHidden")} text={t("ownHiddenHow")}>
        {erase}
        <HomeLink />
      </Notice>
    );
  if (state.state === "ERASED") return <Erased />;
  return (
    <Notice title={t("ownNone")} text={t("ownNoneHow")}>
      <HomeLink />
    </Notice>
  );
}

function Erased() {
  // Moves the focus, because the button that had it is gone.
  useEffect(() => document.querySelector("h1")?.focus({ preventScroll: true }), []);
  return (
    <Notice title={t("ownErased")} text={t("ownErasedHow")}>
      <HomeLink />
    </Notice>
  );
}

interface StoredProps {
  own: OwnReceipt;
  attemptKey: string;
  children: ReactNode;
}

function Stored({ own: { item, completedAt, receipt, previous }, attemptKey, children }: StoredProps) {
  useDocumentTitle(item.title);
  return (
    <ItemLanguage value={item.language}>
      <OriginalLanguage value={item.translation?.from ?? null}>
        <Page>
          <Complete
            item={item}
            sent={null}
            ownKey={attemptKey}
            receipt={receipt}
            previous={previous}
            isTrial={false}
            onNext={undefined}
          >
            {children}
          </Complete>
          <p className="fine-print">{t("answeredOn", { when: formatDay(completedAt) })}</p>
        </Page>
      </OriginalLanguage>
    </ItemLanguage>
  );
}

interface EraseProps {
  id: string;
  attemptKey: string;
  onErased: () => void;
}

function Erase({ id, attemptKey, onErased }: EraseProps) {
  const [isOpen, setOpen] = useState(false);
  const [status, setStatus] = useState<"idle" | "busy" | "failed">("idle");
  const isAsked = useRef(false);
  const erase = async () => {
    if (isAsked.current) return;
    isAsked.current = true;
    setStatus("busy");
    try {
      await eraseOwn(id, attemptKey);
      onErased();
    } catch {
      setStatus("failed");
    } finally {
      isAsked.current = false;
    }
  };
  return (
    <>
      <button className="button quiet" type="button" onClick={() => setOpen(true)}>
        {t("ownErase")}
      </button>
      {isOpen && (
        <ModalDialog
          title={t("ownEraseSure")}
          onClose={() => setOpen(false)}
          action={
            <button className="button primary" type="button" aria-disabled={status === "busy"} onClick={erase}>
              {t("ownEraseNow")}
            </button>
          }
        >
          <p className="report">{t("ownEraseHow")}</p>
          <p className="field-error" role="alert">
            {status === "failed" && t("ownEraseFailed")}
          </p>
        </ModalDialog>
      )}
    </>
  );
}
