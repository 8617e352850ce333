import { expect, it } from "vitest";
import { rowsOf, storedTexts } from "../rows.ts";
import { accepted, proposalsFor, without } from "./proposals.ts";

const text = (path: string, original: string, text: string | null = null) => ({
  path,
  questionKey: null,
  original,
  text,
  isOutdated: false,
  isRich: false,
  maxLength: 200,
});
const rows = rowsOf([text("title", "Capitals"), text("description", "Three."), text("skillLevels.0.name", "New")], []);

it("proposes drafts where there is something to do, for the originals of the page", () => {
  const texts = { ...storedTexts(rows), description: { text: "Drei.", isConfirmed: false } };
  const drafted = [
    { path: "title", original: "Capitals", text: "Hauptstädte" },
    { path: "description", original: "Three.", text: "Drei Fragen." },
    { path: "skillLevels.0.name", original: "Beginner", text: "Anfänger" },
  ];
  const proposals = proposalsFor(rows, texts, drafted);
  expect([...proposals]).toEqual([["title", "Hauptstädte"]]);
  expect(accepted(texts, proposals).title).toEqual({ text: "Hauptstädte", isConfirmed: true });
  expect(without(proposals, "title").size).toBe(0);
});
