/**
 * Formulas as typed. Dollar signs start and end them only in positions where prices don't have one, as in
 * `dollars.shared.ts`.
 */
export const typedFormulas = /\$\$[^$]+\$\$|\$(?!\s)[^$\n]+(?<!\s)\$(?!\d)/g;
