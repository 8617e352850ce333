/** Formulas as they are typed: a dollar sign begins and ends them where prices do not have it, as in `dollars.shared.ts`. */
export const typedFormulas = /\$\$[^$]+\$\$|\$(?!\s)[^$\n]+(?<!\s)\$(?!\d)/g;
