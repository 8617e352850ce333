import type en from "./en.rare.shared.ts";

export default {
  goesOn: "本页将自动转到 {host}。",
  stay: "留在本页",
  stays: "本页将保持打开。",
} satisfies Record<keyof typeof en, string>;
