import type en from "./en.formula.shared.ts";

export default {
  fraction: "{top} חלקי {bottom}",
  root: "שורש ריבועי של {inner}",
  rootOf: "שורש מסדר {degree} של {inner}",
  power: "{base} בחזקת {exponent}",
  index: "{base} אינדקס {index}",
  range: "{base} מ־{low} עד {high}",
  above: "{base} ומעליו {mark}",
  below: "{base} ומתחתיו {mark}",
  lineAbove: "{inner} עם קו מעל",
  lineBelow: "{inner} עם קו מתחת",
  crossedOut: "{inner} מחוק בקו",
  framed: "{inner} במסגרת",
  choose: "{top} מעל {bottom}, מקדם בינומי",
  tableRow: "שורה {number}: {cells}",
  group: "קבוצה {inner} סוף קבוצה",
} satisfies Record<keyof typeof en, string>;
