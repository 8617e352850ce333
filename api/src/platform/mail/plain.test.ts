import { expect, it } from "vitest";
import { isPlainInMail } from "./plain.shared.ts";

it.each([
  "Win at casino.zz",
  "casino.museum",
  "see Casino．Photography now",
  "casino。cloud",
  "casi\u00ADno.bet",
  "web3.bank",
  "пример.рф",
  "casino.xn--p1ai",
  "उदाहरण.भारत",
  "evil.com.js",
  "https://evil.test",
  "192.0.2.7",
  "write to win@casino",
  "win＠casino.zz",
  "Call +49 30 123456",
  "Call 0800 123 4567",
  "(555) 123-4567",
  "٠٨٠٠ ١٢٣ ٤٥٦٧",
  "06.12.34.56.78",
  "=?utf-8?b?Y2FzaW5vLnp6?=",
  "＝？utf-8?q?casino=2Ezz?=",
  "777.bet",
  "24-7.bet",
  "2_4.bet",
  "नाम१.भारत",
  "casino٢.zz",
  "१२३.भारत",
  "💰.ws",
  "i❤️.ws",
  "shop_.zz",
  "0800‑123‑4567",
  "0800–123–4567",
  "0800 — 123 — 4567",
  "0800·123·4567",
  "0800\t123\t4567",
  "0800_123_4567",
  "0800   123   4567",
  "tel:112233",
  "sms:win",
])("refuses %j", (text) => {
  expect(isPlainInMail(text)).toBe(false);
});

it.each([
  "Node.js and Vue.js for beginners",
  "5.-6.Klasse",
  "e.g. with C#; 2.Klasse; B.Sc. and M.Ed. students, z.B. u.a.",
  "Version 2.0.1: what do you think?",
  "Read report.pdf first.",
  "Open from 2026-11-28 to 30.11.2026, 10:30-12:00",
  "2.Klasse and 10.Klasse: my_report.pdf, 2026.pdf",
  "Room 12 - 2024/2025, 2024–2025 in room 112",
  "From 28.11.2026–30.11.2026, 10–12 a.m.",
  "The years 2024/2025, room 12-345, 1,000,000 people",
  "Two lines,\nno link. Thanks … and bye.",
  "a = ?",
])("takes %j", (text) => {
  expect(isPlainInMail(text)).toBe(true);
});
