export const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
export const uncapitalized = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

const whole = new Intl.NumberFormat("en");

export const formatCount = (count: number) => whole.format(count);

export const formatSigned = (value: number) => value.toFixed(2).replace("-", "−");

export const plural = (count: number, one: string, many = `${one}s`) => (count === 1 ? one : many);

/** "1 response", "1,204 responses" */
export const countOf = (count: number, one: string, many?: string) =>
  `${formatCount(count)} ${plural(count, one, many)}`;
