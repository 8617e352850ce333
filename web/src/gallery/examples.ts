import { type ReactNode, useState } from "react";

/** Examples by component, then by state. */
export type Examples = Record<string, Record<string, ReactNode>>;

export const longText = "Donaudampfschifffahrtsgesellschaft, ".repeat(6);

interface KeptProps<T> {
  initial: T;
  children: (value: T, onChange: (value: T) => void) => ReactNode;
}

/** Holds the value of a controlled component. */
export function Kept<T>({ initial, children }: KeptProps<T>) {
  const [value, setValue] = useState(initial);
  return children(value, setValue);
}
