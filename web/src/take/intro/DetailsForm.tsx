import { type MouseEvent, type ReactNode, useRef, useState } from "react";
import { isShared } from "../address.ts";
import { t } from "../language/t.ts";
import type { Details, DetailsErrors } from "./details.ts";
import { Field } from "./Field.tsx";

type Props = {
  initial: Details;
  isEmailNeeded: boolean;
  /** Whether to ask for neither name nor email. */
  isNobody?: boolean | undefined;
  action: string;
  /** Content with the id `limit`, which describes the button. */
  told?: ReactNode;
  beside?: ReactNode;
  children?: ReactNode;
  onChange?: (details: Details) => void;
  onSubmit: (details: Details) => void;
};

/** Loaded once the taker types something. */
const rules = () => import("./details.ts");

/** Checks details on the device. Leaves it to the server if the rules cannot be loaded. */
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
  // The browser must not offer the previous taker's details on a shared device.
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
    const problems = await check(details, isEmailNeeded);
    setErrors(problems);
    const wrong = problems.name ? "name" : problems.email ? "email" : null;
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
