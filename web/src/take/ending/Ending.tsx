import { useState } from "react";
import { Linked } from "../../ui/text/Linked.tsx";
import { Paragraphs } from "../../ui/text/Shown.tsx";
import { useWriting } from "../../ui/text/writing.ts";
import type { Item, Receipt } from "../attempt/item.ts";
import { isEmbedded } from "../embed.ts";
import { useOriginal } from "../language/original.ts";
import { late } from "../late.tsx";
import { isLedOnce } from "./led.ts";

const leading = late(
  async () => {
    const [{ Leading }, { noticeWords }] = await Promise.all([
      import("./Leading.tsx"),
      import("../language/notice.ts"),
    ]);
    await noticeWords;
    return Leading;
  },
  () => null,
);

interface EndingProps {
  item: Item;
  receiptId: string;
  ending: NonNullable<Receipt["ending"]>;
  /** Whether the page may follow the link automatically. */
  isLed: boolean;
}

/** The text and the link of the ending, which are not translated. */
export function Ending({ item, receiptId, ending: { text, html, link }, isLed }: EndingProps) {
  const { written } = useWriting();
  const original = useOriginal({ ...(item.translation && { untranslated: ["ending"] }) });
  const [isFirst] = useState(() => isLedOnce(receiptId));
  const host = link && new URL(link.url).host;
  return (
    <div className="ending">
      {text && (
        <Paragraphs className="prose" {...written(text)} {...original("ending", text)} text={text} html={html}>
          <Linked text={text} />
        </Paragraphs>
      )}
      {link && host && (
        <p className="actions">
          <a className="button primary" href={link.url} rel="noopener" target={isEmbedded ? "_blank" : undefined}>
            {link.label ? (
              <span {...written(link.label)} {...original("ending", link.label)}>
                {link.label}
              </span>
            ) : (
              <bdi dir="ltr">{host}</bdi>
            )}
          </a>
          {link.label && (
            <bdi className="fine-print" dir="ltr">
              {host}
            </bdi>
          )}
        </p>
      )}
      {link?.afterSeconds && host && isLed && isFirst && (
        <leading.Late url={link.url} host={host} seconds={link.afterSeconds} receiptId={receiptId} />
      )}
    </div>
  );
}
