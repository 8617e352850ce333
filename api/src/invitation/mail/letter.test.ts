import { expect, it } from "vitest";
import { messages } from "../../content/taking/messages.ts";
import { renderLetter } from "../../platform/mail/letter.shared.ts";
import { languages } from "../../platform/shared/taker-language.shared.ts";
import { type InvitationLetter, invitationLetter } from "./letter.shared.ts";

const invitation: InvitationLetter = {
  isReminder: false,
  text: { subject: "", message: "Bitte antworten Sie." },
  title: "Wie arbeiten Sie?",
  language: "ar",
  itemLanguage: "de",
  name: "نور",
  author: "Hanna Roth (hr@example.com)",
  closing: null,
  isAnonymous: false,
  url: "https://quiz.example/",
  stopUrl: "https://quiz.example/stop-mail",
};

it("keeps the direction of what its author writes in another language", () => {
  const { html } = renderLetter(invitationLetter(invitation, messages));
  expect(html).toContain('<bdi lang="de" dir="ltr">Wie arbeiten Sie?</bdi>');
  expect(html).toMatch(/lang="de" dir="ltr"[^>]*>Bitte antworten Sie\./);
});

it.each(Object.keys(languages))("is in %s as a whole", (language) => {
  const { html } = renderLetter(invitationLetter({ ...invitation, language }, messages));
  expect(html.includes("Or copy this address")).toBe(language === "en");
});
