import { type MouseEvent, type ReactNode, useRef, useState } from "react";
import { isShared } from "../address.ts";
import { t } from "../language/t.ts";
import type { Details, DetailsErrors } from "./details.ts";
import { Field } from "./Field.tsx";

type Props = {
  initial: Details;
  isEmailNeeded: boolean;
  /** Asks for neither. */
  isNobody?: boolean | undefined;
  action: string;
  /** Describes the button by the id `limit`. */
  told?: ReactNode;
  beside?: ReactNode;
  children?: ReactNode;
  onChange?: (details: Details) => void;
  onSubmit: (details: Details) => void;
};

/** Loaded once something is typed. */
const rules = () => import("./details.ts");

/** Without its rules, details are checked by the server alone. */
async function check(details: Details, isEmailNeeded: boolean): Promise<DetailsErrors> {
  if (details.name + details.email === "") return isEmailNeeded ? { email: "emailMissing" } : {};
  return rules().then(
    ({ checkDetails }) => checkDetails(details, isEmailNeeded),
    () => ({}),
  );
}

export function DetailsForm({
  initial,
  isEmailNeeded,
  isNobody,
  action,
  told,
  beside,
  children,
  onChange,
  onSubmit,
}: Props) {
  const [details, setDetails] = useState(initial);
  const [errors, setErrors] = useState<DetailsErrors>({});
  // On a shared device the browser must not offer the details of the last taker.
  const isPassedOn = isShared(location);
  const form = useRef<HTMLFormElement>(null);

  const change = (part: keyof Details) => (value: string) => {
    const changed = { name: details.name, email: details.email, [part]: value };
    setDetails(changed);
    onChange?.(changed);
    void rules().catch(() => {});
    setErrors({ ...errors, [part]: undefined });
  };
  // Enter in a field causes a click too. Frames without allow-forms never get a submit event.
  const submit = async (event: MouseEvent) => {
    event.preventDefault();
    const found = await check(details, isEmailNeeded);
    setErrors(found);
    const wrong = found.name ? "name" : found.email ? "email" : null;
    if (wrong) form.current?.querySelector<HTMLInputElement>(`[name=${wrong}]`)?.focus();
    else onSubmit(details);
  };

  return (
    <form className="details" ref={form} noValidate>
      {isNobody || (
        <>
          <Field
            label={t("name")}
            name="name"
            autoComplete={isPassedOn ? "off" : "name"}
            value={details.name}
            error={errors.name && t(errors.name)}
            onChange={change("name")}
          />
          <Field
            label={t(isEmailNeeded ? "emailNeeded" : "email")}
            name="email"
            type="email"
            autoComplete={isPassedOn ? "off" : "email"}
            required={isEmailNeeded}
            value={details.email}
            error={errors.email && t(errors.email)}
            onChange={change("email")}
          />
        </>
      )}
      {told}
      <div className="actions">
        <button className="button primary" type="submit" aria-describedby={told ? "limit" : undefined} onClick={submit}>
          {action}
        </button>
        {beside}
      </div>
      {children}
    </form>
  );
}
