import { useEffect, useState } from "react";
import { signatureName } from "../../../../api/src/content/setting/fields.shared.ts";
import { inLink } from "../address.ts";
import { call, commonHeaders, isObject } from "../attempt/api.ts";
import type { Item } from "../attempt/item.ts";
import { noticeWords, t } from "../language/notice.ts";
import { formatNumber } from "../language/t.ts";

interface LinkValue {
  name: string;
  value: string;
  people: number | null;
}

const isAnswer = (body: unknown): body is { values: LinkValue[] } => isObject(body) && Array.isArray(body.values);

type Props = {
  item: Item;
  /** Values that an attempt has taken from a link. Absent before one is started: the values of this link apply. */
  fields?: Record<string, string>;
  onDrop?: () => void;
};

export async function withItsWords() {
  await noticeWords;
  return LinkValues;
}

/**
 * Shows the values that the link adds to anonymous answers, and the number of people who share each one. The taker can
 * drop them.
 */
export function LinkValues({ item, fields, onDrop }: Props) {
  const [values, setValues] = useState<LinkValue[]>([]);
  const [isDropped, setDropped] = useState(false);
  useEffect(() => {
    const given = (name: string) => (fields ? (fields[name] ?? "") : inLink(name));
    const names = (item.rules?.fields ?? []).filter((name) => name !== signatureName && given(name) !== "");
    if (names.length === 0) return;
    const query = new URLSearchParams(names.map((name) => ["field", `${name}:${given(name)}`]));
    let isGone = false;
    call(`/api/content/${item.id}/link-values?${query}`, { headers: commonHeaders }, isAnswer).then(
      ({ values }) => isGone || setValues(values),
      () => {
        // Values are shown as unshared if the request fails. The promise to the taker applies anyway.
        if (!isGone) setValues(names.map((name) => ({ name, value: given(name), people: null })));
      },
    );
    return () => {
      isGone = true;
    };
  }, [item, fields]);

  if (isDropped)
    return (
      <p role="status" tabIndex={-1} ref={(message) => message?.focus()}>
        {t("linkValueDropped")}
      </p>
    );
  return values.map(({ name, value, people }) => (
    <div className="offered" key={name}>
      <p className="prose">
        {t("linkValue", { name, value: isolated(value) })}{" "}
        {people === null ? t("linkValueFew") : t("linkValueShared", { people: formatNumber(people) })}
      </p>
      <div className="actions">
        <button
          className="button quiet"
          type="button"
          onClick={() => {
            dropValues(item);
            onDrop?.();
            setDropped(true);
          }}
        >
          {t("linkValueDrop")}
        </button>
      </div>
    </div>
  ));
}

/** Values keep their own direction. */
const isolated = (value: string) => `\u2068${value}\u2069`;

/** Removes the values from the address, from which an attempt takes them. Signed values are valid only together. */
function dropValues({ rules }: Item) {
  const address = new URL(location.href);
  for (const name of rules?.fields ?? []) address.searchParams.delete(name);
  history.replaceState(history.state, "", address);
}
