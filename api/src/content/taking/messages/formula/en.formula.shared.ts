/** A formula in words, for people who hear it. */
export default {
  fraction: "{top} over {bottom}",
  root: "square root of {inner}",
  rootOf: "root {degree} of {inner}",
  power: "{base} to the power of {exponent}",
  index: "{base} sub {index}",
  range: "{base} from {low} to {high}",
  above: "{base} with {mark} above",
  below: "{base} with {mark} below",
  lineAbove: "{inner} with a line above",
  lineBelow: "{inner} with a line below",
  crossedOut: "{inner} crossed out",
  framed: "{inner} in a frame",
  choose: "{top} choose {bottom}",
  tableRow: "row {number}: {cells}",
  group: "group {inner} end of group",
} as const;
