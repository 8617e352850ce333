import { type FormEvent, useState } from "react";
import { useDocumentTitle } from "../../ui/hooks/useDocumentTitle.ts";
import { destinationOf } from "../address.ts";
import { Page } from "../Page.tsx";
import { Field } from "./Field.tsx";

const title = "Take a quiz, survey or assessment";

export function Entry() {
  useDocumentTitle(title);
  const [text, setText] = useState("");
  const [error, setError] = useState<string>();

  const go = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === "") return setError("Paste a link or an ID first");
    location.assign(destinationOf(text));
  };

  return (
    <Page>
      <div className="intro">
        <h1>{title}</h1>
        <p className="lead">Paste the link or the ID somebody gave you. You don't need an account.</p>
        <form className="entry" onSubmit={go} noValidate>
          <Field
            label="Link or ID"
            name="link"
            value={text}
            error={error}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            onChange={(value) => {
              setText(value);
              setError(undefined);
            }}
          />
          <button className="button primary" type="submit">
            Go
          </button>
        </form>
      </div>
    </Page>
  );
}
