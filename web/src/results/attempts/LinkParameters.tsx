import { Fragment } from "react";

interface LinkParametersProps {
  fields: readonly { readonly name: string; readonly value: string }[];
}

/** The link parameters of an attempt. Each value has its own text direction. */
export const LinkParameters = ({ fields }: LinkParametersProps) =>
  fields.map(({ name, value }, place) => (
    <Fragment key={name}>
      {place > 0 && " · "}
      {name} <bdi>{value}</bdi>
    </Fragment>
  ));
