import { type MouseEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { Refusal } from "../attempt/api.ts";
import { Field } from "../intro/Field.tsx";
import { t as later } from "../language/deferred.ts";
import { noticeWords, t } from "../language/notice.ts";
import { hidePasscode, isWrong, passcodeAtHand, unlock } from "./passcode.ts";
import type { GateProps } from "./props.ts";

export async function withItsWords() {
  await noticeWords;
  return Locked;
}

type Flaw = "passcodeEmpty" | "passcodeWrong" | "passcodePause" | "noServer";

/** Asks for the passcode, unless the link contained it or it was entered in this tab before. */
function Locked({ item, dispatch }: GateProps) {
  const [atHand] = useState(() => passcodeAtHand(item.id));
  const [passcode, setPasscode] = useState(atHand ?? "");
  const [isAsking, setAsking] = useState(atHand !== null);
  const [flaw, setFlaw] = useState<Flaw | null>(null);
  const form = useRef<HTMLFormElement>(null);

  const ask = async () => {
    setAsking(true);
    setFlaw(null);
    try {
      dispatch({ type: "refreshed", item: await unlock(item, passcode), asked: item });
    } catch (error) {
      refuse(flawOf(error));
    }
    setAsking(false);
  };
  const refuse = (flaw: Flaw) => {
    setFlaw(flaw);
    form.current?.querySelector("input")?.focus();
  };
  const askAtOnce = useEffectEvent(() => {
    // An effect, because rendering may restart and would find the passcode gone.
    hidePasscode();
    if (atHand !== null) void ask();
  });
  useEffect(() => askAtOnce(), []);

  // Enter in the field causes a click too. Frames without allow-forms never get a submit event.
  const submit = (event: MouseEvent) => {
    event.preventDefault();
    if (isAsking) return;
    if (passcode.trim() === "") refuse("passcodeEmpty");
    else void ask();
  };

  return (
    <form className="gate" ref={form} noValidate>
      <p>{t("passcodeAsked")}</p>
      <Field
        label={t("passcode")}
        name="passcode"
        value={passcode}
        error={flaw ? t(flaw) : undefined}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onChange={(value) => {
          setPasscode(value);
          setFlaw(null);
        }}
      />
      <div className="actions">
        <button className="button primary" type="submit" aria-disabled={isAsking} onClick={submit}>
          {isAsking ? t("loading") : later("go")}
        </button>
      </div>
      <p className="sr-only" role="alert">
        {flaw && t(flaw)}
      </p>
    </form>
  );
}

function flawOf(error: unknown): Flaw {
  if (isWrong(error)) return "passcodeWrong";
  return error instanceof Refusal && error.status === 429 ? "passcodePause" : "noServer";
}
