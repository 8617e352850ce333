/** A formatted number with a minus sign in place of the hyphen that English formats use. */
export const withMinus = (number: string) => number.replace("-", "−");

export const formatSigned = (value: number) => withMinus(value.toFixed(2));
