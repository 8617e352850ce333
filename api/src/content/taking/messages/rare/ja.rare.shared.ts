import type en from "./en.rare.shared.ts";

export default {
  goesOn: "このページは自動的に {host} に移動します。",
  stay: "ここにとどまる",
  stays: "このページは開いたままです。",
} satisfies Record<keyof typeof en, string>;
