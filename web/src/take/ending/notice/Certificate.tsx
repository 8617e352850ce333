import { type FormEvent, useCallback, useEffect, useRef, useState } from "react";
import { isVisible } from "../../../../../api/src/platform/shared/characters.shared.ts";
import { tabStore } from "../../../ui/storage.ts";
import { Refusal } from "../../attempt/api.ts";
import { getCertificate, type Issued, isIssued } from "../../attempt/certificate.ts";
import type { Item, Receipt } from "../../attempt/item.ts";
import { deliver } from "../../attempt/submit.ts";
import { isEmbedded } from "../../embed.ts";
import { checkDetails } from "../../intro/details.ts";
import { Field } from "../../intro/Field.tsx";
import { certificateWords, t } from "../../language/certificate.ts";
import { t as later } from "../../language/deferred.ts";
import { spokenLanguage } from "../../language/t.ts";
import { leaveErased } from "../../own/erased.ts";

type CertificateProps = NonNullable<Receipt["certificate"]> & {
  item: Item;
  attemptKey: string;
  receiptId: string;
};

export async function withItsWords() {
  await certificateWords;
  return Certificate;
}

const isMissing = (error: unknown) => error instanceof Refusal && error.code === "NOT_FOUND";

/** Issues the certificate on request, once. The tab keeps it, so that a reload shows it again. */
function Certificate({ item, attemptKey, receiptId, needsName, isIssued: isThere }: CertificateProps) {
  const key = `assay.certificate.${receiptId}`;
  const [issued, setIssued] = useState(() => readIssued(key));
  const [isNew, setNew] = useState(false);
  const [isComing, setComing] = useState(isThere === true);
  const ask = useCallback(
    (name: string | null, allowBoxes = false) =>
      getCertificate(item, { attemptKey, name, language: spokenLanguage(), allowBoxes }),
    [item, attemptKey],
  );
  const get = async (name: string | null, allowBoxes: boolean) => {
    const certificate = await ask(name, allowBoxes);
    tabStore.setItem(key, JSON.stringify(certificate));
    setNew(true);
    setIssued(certificate);
  };
  // The certificate may have been revoked since. Offline, the kept one is shown.
  useEffect(() => {
    const stored = readIssued(key);
    if (!stored && !isThere) return;
    const controller = new AbortController();
    const { signal } = controller;
    // The taker can request it manually until it arrives.
    const onDelay = () => setComing(false);
    deliver(() => ask(null), { signal, onDelay }).then(setIssued, (error) => {
      if (signal.aborted) return;
      setComing(false);
      if (!isMissing(error)) return;
      if (stored) setIssued({ ...stored, status: "REVOKED" });
      void leaveErased(item, attemptKey);
    });
    return () => controller.abort();
  }, [key, ask, isThere, item, attemptKey]);
  return (
    <section>
      <h2>{t("certificate")}</h2>
      {issued ? (
        <Got issued={issued} isNew={isNew} />
      ) : isComing ? (
        <p role="status">{t("loading")}</p>
      ) : (
        <Wanted needsName={needsName} onGet={get} isGone={() => leaveErased(item, attemptKey)} />
      )}
    </section>
  );
}

function readIssued(key: string): Issued | null {
  try {
    const value: unknown = JSON.parse(tabStore.getItem(key) ?? "null");
    return isIssued(value) ? value : null;
  } catch {
    return null;
  }
}

function Wanted({
  needsName: isKnownToNeed,
  onGet,
  isGone,
}: {
  needsName: boolean;
  onGet(name: string | null, allowBoxes: boolean): Promise<void>;
  isGone(): Promise<boolean>;
}) {
  const [needsName, setNeedsName] = useState(isKnownToNeed);
  const [name, setName] = useState("");
  const [isRefused, setRefused] = useState(false);
  const [status, setStatus] = useState<"idle" | "busy" | "failed" | "gone">("idle");
  const [unprinted, setUnprinted] = useState("");
  const form = useRef<HTMLFormElement>(null);
  const flaw = !isVisible(name) ? "nameEmpty" : checkDetails({ name, email: "" }, false).name;

  const get = async (event: FormEvent) => {
    event.preventDefault();
    if (status === "busy") return;
    if (needsName && flaw) {
      setRefused(true);
      form.current?.querySelector("input")?.focus();
      return;
    }
    setStatus("busy");
    try {
      await onGet(needsName ? name.trim() : null, unprinted !== "");
    } catch (error) {
      const at = (name: string) =>
        error instanceof Refusal ? error.issues.find(({ path }) => path === name)?.message : undefined;
      const isNameless = !needsName && at("name") !== undefined;
      const characters = at("allowBoxes") ?? "";
      if (isNameless) setNeedsName(true);
      setUnprinted(characters);
      if (isNameless || characters) setStatus("idle");
      else setStatus(isMissing(error) && (await isGone()) ? "gone" : "failed");
    }
  };

  return (
    <form className="ending" ref={form} onSubmit={get} noValidate>
      <p>{t("certificateHow")}</p>
      {needsName && (
        <div>
          <Field
            label={t("certificateName")}
            name="certificate-name"
            autoComplete="name"
            value={name}
            error={isRefused && flaw ? t(flaw) : undefined}
            onChange={(name) => {
              setName(name);
              setUnprinted("");
            }}
          />
          <p className="fine-print">{t("certificateOnce")}</p>
        </div>
      )}
      <div className="actions">
        <button className="button primary" type="submit" aria-disabled={status === "busy"}>
          {t(status === "busy" ? "loading" : unprinted ? "certificateAnyway" : "certificateGet")}
        </button>
      </div>
      <p role="status">
        {status === "gone"
          ? later("answersGone")
          : status === "failed"
            ? t("certificateFailed")
            : unprinted && t("certificateBoxes", { characters: `\u2068${unprinted}\u2069` })}
      </p>
    </form>
  );
}

function Got({ issued: { code, status, url, pdfUrl, name }, isNew }: { issued: Issued; isNew: boolean }) {
  const message = useRef<HTMLParagraphElement>(null);
  // Moves the focus, because the button that had it is gone.
  useEffect(() => {
    if (isNew) message.current?.focus();
  }, [isNew]);
  if (status === "REVOKED" || !pdfUrl)
    return (
      <p className="prose" tabIndex={-1} ref={message}>
        {t("certificateRevoked")}
      </p>
    );
  const target = isEmbedded ? "_blank" : undefined;
  return (
    <div className="ending">
      <p tabIndex={-1} ref={message}>
        {t("certificateFor", { name: `\u2068${name ?? ""}\u2069` })}
        <br />
        <strong>
          <bdi className="certificate-code" dir="ltr">
            {code}
          </bdi>
        </strong>
      </p>
      <div className="actions">
        <a className="button primary" href={pdfUrl} download target={target}>
          {t("certificatePdf")}
        </a>
      </div>
      <p>
        <a href={url} target={target} rel="noopener">
          {t("certificateCheck")}
        </a>
        <br />
        <bdi className="fine-print" dir="ltr">
          {url}
        </bdi>
      </p>
    </div>
  );
}
