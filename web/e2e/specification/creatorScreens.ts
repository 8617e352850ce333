import { expect } from "playwright/test";
import { button } from "../screen.ts";
import { click, type Row, row } from "./row.ts";
import { choosePdf, generate, inTurn, link, pdf, sample, writeQuiz } from "./steps.ts";

export const creatorScreens: Row[] = [
  row("PDF required: Please upload a PDF document first", {
    at: "/maker?type=survey&mode=pdf",
    by: "creator",
    fresh: true,
    does: generate,
    toast: ["PDF required", "Please upload a PDF document first"],
  }),
  row("Invalid file type: Please select a PDF file.", {
    at: "/maker?type=quiz&mode=pdf",
    by: "creator",
    fresh: true,
    does: choosePdf(pdf, "text/plain"),
    toast: ["Invalid file type", "Please select a PDF file."],
  }),
  row("File too large: Please select a PDF file smaller than 10MB.", {
    at: "/maker?type=quiz&mode=pdf",
    by: "creator",
    fresh: true,
    does: choosePdf(Buffer.alloc(10 * 1024 * 1024 + 1)),
    toast: ["File too large", "Please select a PDF file smaller than 10MB."],
  }),
  row("Missing URL", {
    at: "/maker?type=assessment&mode=url",
    by: "creator",
    fresh: true,
    does: generate,
    toast: ["Missing URL"],
  }),
  row("Invalid URL: Please enter a valid URL (including http:// or https://)", {
    at: "/maker?type=assessment&mode=url",
    by: "creator",
    fresh: true,
    does: inTurn(link("example"), generate),
    toast: ["Invalid URL", "Please enter a valid URL (including http:// or https://)"],
  }),
  row("Missing File", {
    at: "/maker?type=assessment&mode=pdf",
    by: "creator",
    fresh: true,
    does: generate,
    toast: ["Missing File"],
  }),
  row("Please log in to create assessments", {
    at: "/creator?type=assessment",
    by: "visitor",
    does: inTurn(sample, click("Create Assessment")),
    toast: ["Error creating assessment", "Please log in to create assessments"],
    lands: "/login?redirect=%2Fmaker%3Ftype%3Dassessment",
  }),
  row("Add Question disabled at 50; option removal only when more than 2", {
    at: "/maker?type=survey",
    by: "creator",
    fresh: true,
    does: async (page) => {
      await expect(page.getByRole("button", { name: /^Remove option/ })).toHaveCount(0);
      const add = button(page, "Add Question");
      for (let count = 1; count < 50; count++) await add.dispatchEvent("click");
      await expect(add).toBeDisabled();
    },
  }),
  row("removing the option that is the correct answer clears it", {
    at: "/maker?type=quiz",
    by: "creator",
    fresh: true,
    does: async (page) => {
      await writeQuiz(page);
      await click("Add Option")(page);
      await click("Remove option A")(page);
      await expect(page.getByRole("radio", { name: /is correct/, checked: true })).toHaveCount(0);
    },
  }),
  row("Add Level disabled at 6, removal only above 2", {
    at: "/maker?type=assessment",
    by: "creator",
    fresh: true,
    does: async (page) => {
      for (let count = 3; count < 6; count++) await click("Add Level")(page);
      await expect(button(page, "Add Level")).toBeDisabled();
      for (let count = 6; count > 2; count--) await click(`Delete level ${count}`)(page);
      await expect(page.getByRole("button", { name: /^Delete level/ })).toHaveCount(0);
      await expect(page.getByLabel("To", { exact: true }).first()).toHaveAttribute("max", "100");
    },
  }),
  row("the Necessary switch cannot be turned off", {
    at: "/cookie-policy",
    by: "visitor",
    does: async (page) => {
      await click("Manage Preferences")(page);
      await expect(page.getByLabel("Necessary")).toBeChecked();
      await expect(page.getByLabel("Necessary")).toBeDisabled();
    },
  }),
];
