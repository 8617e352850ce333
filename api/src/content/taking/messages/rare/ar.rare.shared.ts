import type en from "./en.rare.shared.ts";

export default {
  goesOn: "ستنتقل هذه الصفحة تلقائيًا إلى {host}.",
  stay: "البقاء هنا",
  stays: "ستبقى هذه الصفحة مفتوحة.",
} satisfies Record<keyof typeof en, string>;
