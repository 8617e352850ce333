import { type FormEvent, useState } from "react";
import { useDocumentTitle } from "../../ui/hooks/useDocumentTitle.ts";
import { t } from "../language/later.ts";
import { Page } from "../Page.tsx";
import { destinationOf } from "./destination.ts";
import { Field } from "./Field.tsx";

export function Entry() {
  const title = t("entry");
  useDocumentTitle(title);
  const [text, setText] = useState("");
  const [isRefused, setRefused] = useState(false);

  const go = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === "") return setRefused(true);
    location.assign(destinationOf(text));
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
            error={isRefused ? t("entryEmpty") : undefined}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            onChange={(value) => {
              setText(value);
              setRefused(false);
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
