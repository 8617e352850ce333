import { QRCodeSVG } from "qrcode.react";
import { useId, useRef, useState } from "react";
import type { Item } from "../attempt/item.ts";
import { ModalDialog } from "../question/ModalDialog.tsx";
import { ownLink } from "./link.ts";
import { ownWords, t } from "./words.ts";

interface KeepLinkProps {
  item: Item;
  attemptKey: string;
  /** A shared device only shows the link, for the taker's phone to scan. A copy would stay for the next person. */
  isShared: boolean;
}

export async function withItsWords() {
  await ownWords;
  return KeepLink;
}

/** Offers the private link to the answers. Stores nothing for it. */
function KeepLink({ item, attemptKey, isShared }: KeepLinkProps) {
  const [isOpen, setOpen] = useState(false);
  const link = ownLink(item, attemptKey);
  if (link === null) return null;
  return (
    <>
      <button className="button quiet" type="button" onClick={() => setOpen(true)}>
        {t("ownLink")}
      </button>
      {isOpen && <LinkDialog link={link} title={item.title} isShared={isShared} onClose={() => setOpen(false)} />}
    </>
  );
}

interface LinkDialogProps {
  link: string;
  title: string;
  isShared: boolean;
  onClose: () => void;
}

function LinkDialog({ link, title, isShared, onClose }: LinkDialogProps) {
  const field = useRef<HTMLInputElement>(null);
  const [isCopied, setCopied] = useState(false);
  const id = useId();
  const copy = () => {
    setCopied(false);
    field.current?.select();
    // The link stays selected if the browser refuses to copy, as in frames.
    navigator.clipboard?.writeText(link).then(
      () => setCopied(true),
      () => {},
    );
  };
  const share = () => navigator.share({ title, url: link }).catch(() => {});
  const action = (
    <>
      <button className="button primary" type="button" onClick={copy}>
        {t("ownCopy")}
      </button>
      {"share" in navigator && (
        <button className="button quiet" type="button" onClick={share}>
          {t("ownShare")}
        </button>
      )}
      <a
        className="button quiet"
        href={`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(link)}`}
      >
        {t("ownMail")}
      </a>
    </>
  );
  return (
    <ModalDialog title={t("ownLink")} onClose={onClose} action={isShared ? undefined : action}>
      <div className="ending">
        <p>{t("ownLinkHow")}</p>
        {/* Dark on light in both color modes: many cameras refuse an inverted code. */}
        <QRCodeSVG value={link} size={208} level="M" marginSize={4} title={t("ownCode")} />
        {!isShared && (
          <div className="field">
            <label htmlFor={id}>{t("ownLinkName")}</label>
            <input id={id} ref={field} readOnly dir="ltr" value={link} onFocus={({ target }) => target.select()} />
          </div>
        )}
        <p className="fine-print" role="status">
          {isCopied && t("ownCopied")}
        </p>
      </div>
    </ModalDialog>
  );
}
