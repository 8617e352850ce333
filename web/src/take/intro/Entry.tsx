import { type FormEvent, useState } from "react";
import { useDocumentTitle } from "../../ui/hooks/useDocumentTitle.ts";
import { t } from "../language/deferred.ts";
import { Page } from "../Page.tsx";
import { destinationOf } from "./destination.ts";
import { Field } from "./Field.tsx";
import { noteOtherSite } from "./otherSite.ts";

export function Entry() {
  const title = t("entry");
  useDocumentTitle(title);
  const [text, setText] = useState("");
  const [refused, setRefused] = useState<"empty" | { site: string }>();

  const go = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === "") return setRefused("empty");
    const destination = destinationOf(text, location.host);
    const { path, otherSite } = destination;
    if (path === null) return setRefused({ site: otherSite ?? "" });
    noteOtherSite(destination);
    location.assign(path);
  };

  return (
    <Page>
      <div className="intro">
        <h1>{title}</h1>
        <p className="lead">{t("entryHow")}</p>
        <form className="entry" onSubmit={go} noValidate>
          <Field
            label={t("entryLabel")}
            name="link"
            value={text}
            error={refused && (refused === "empty" ? t("entryEmpty") : t("otherSite", refused))}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            onChange={(value) => {
              setText(value);
              setRefused(undefined);
            }}
          />
          <button className="button primary" type="submit">
            {t("go")}
          </button>
        </form>
      </div>
    </Page>
  );
}
