export const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
export const uncapitalized = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

const whole = new Intl.NumberFormat("en");

/** A number with a minus sign in place of the hyphen that English formats give it. */
export const withMinus = (number: string) => number.replace("-", "−");

export const formatCount = (count: number) => withMinus(whole.format(count));

export const formatSigned = (value: number) => withMinus(value.toFixed(2));

export const plural = (count: number, one: string, many = `${one}s`) => (count === 1 ? one : many);

/** "1 response", "1,204 responses" */
export const countOf = (count: number, one: string, many?: string) =>
  `${formatCount(count)} ${plural(count, one, many)}`;
