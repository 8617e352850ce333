import type en from "./en.formula.shared.ts";

export default {
  fraction: "{top} bölü {bottom}",
  root: "karekök {inner}",
  rootOf: "{degree}. dereceden kök {inner}",
  power: "{base} üssü {exponent}",
  index: "{base} alt indis {index}",
  range: "{base}, alt sınır {low}, üst sınır {high}",
  above: "{base}, üstünde {mark}",
  below: "{base}, altında {mark}",
  lineAbove: "{inner} üstü çizgili",
  lineBelow: "{inner} altı çizgili",
  crossedOut: "{inner} üzeri çizilmiş",
  framed: "{inner} çerçeve içinde",
  choose: "{top} elemandan {bottom} seçimi",
  tableRow: "satır {number}: {cells}",
  group: "grup {inner} grup sonu",
} satisfies Record<keyof typeof en, string>;
