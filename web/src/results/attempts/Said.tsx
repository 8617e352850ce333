import { Fragment } from "react";

interface SaidProps {
  fields: readonly { readonly name: string; readonly value: string }[];
}

/** What the link of an attempt said, each value in a direction of its own. */
export const Said = ({ fields }: SaidProps) =>
  fields.map(({ name, value }, place) => (
    <Fragment key={name}>
      {place > 0 && " · "}
      {name} <bdi>{value}</bdi>
    </Fragment>
  ));
