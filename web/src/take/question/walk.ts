type Step = 1 | -1;

/** Moves the focus over the answers: up and down, and in a row also left and right. Null for other keys. */
export function walkFrom(target: Element, key: string): (() => void) | null {
  const down = ({ ArrowDown: 1, ArrowUp: -1 } as const)[key];
  const right = ({ ArrowRight: 1, ArrowLeft: -1 } as const)[key];
  const inputs = inputsIn(target.closest("fieldset"));
  const here = inputs.indexOf(target as HTMLInputElement);
  if (down) return inTable(target, down) ?? step(inputs, here, down);
  if (!right || here === -1) return null;
  const row = target.closest("tr");
  const beside = row ? inputsIn(row) : inputs;
  const ahead: Step = getComputedStyle(target).direction === "rtl" ? (-right as Step) : right;
  return isRow(beside) ? step(beside, beside.indexOf(target as HTMLInputElement), ahead) : null;
}

const inputsIn = (part: Element | null) => [
  ...(part?.querySelectorAll<HTMLInputElement>("input[type=radio], input[type=checkbox]") ?? []),
];

/** The same column in another row. */
function inTable(target: Element, down: Step): (() => void) | null {
  const row = target.closest("tr");
  if (!row) return null;
  const column = inputsIn(row).indexOf(target as HTMLInputElement);
  const rows = [...(row.parentElement?.children ?? [])];
  const next = rows[(rows.indexOf(row) + down + rows.length) % rows.length];
  return () => inputsIn(next ?? null)[column]?.focus();
}

function step(inputs: HTMLInputElement[], here: number, way: Step): (() => void) | null {
  if (inputs.length === 0) return null;
  const next = here === -1 ? (way === 1 ? 0 : inputs.length - 1) : (here + way + inputs.length) % inputs.length;
  return () => inputs[next]?.focus();
}

function isRow([first, second]: HTMLInputElement[]): boolean {
  if (!first || !second) return false;
  return first.getBoundingClientRect().top === second.getBoundingClientRect().top;
}
