import { click, fill, type Row, row } from "./row.ts";
import { change, choosePdf, inTurn, passwords, pdf, sample, save, write } from "./steps.ts";

/** Creators: success toasts, except those that need a model. */
export const creatorSuccesses: Row[] = [
  row("Survey created successfully!", {
    at: "/maker?type=survey",
    by: "creator",
    fresh: true,
    does: inTurn(write, click("Create Survey")),
    toast: ["Survey created successfully!"],
    heading: "Survey Created Successfully",
    links: { "Create New": "/maker?type=survey", "View Dashboard": "/dashboard" },
  }),
  row("Assessment created successfully!", {
    at: "/maker?type=assessment",
    by: "creator",
    fresh: true,
    does: inTurn(sample, click("Create Assessment")),
    toast: ["Assessment created successfully!"],
    heading: "Assessment Created Successfully",
  }),
  row("PDF uploaded successfully", {
    at: "/maker?type=quiz&mode=pdf",
    by: "creator",
    fresh: true,
    does: choosePdf(pdf),
    toast: ["PDF uploaded successfully"],
  }),
  row("Sample template loaded!", {
    at: "/maker?type=assessment",
    by: "creator",
    fresh: true,
    does: sample,
    toast: ["Sample template loaded!"],
  }),
  row(
    "{Item} Updated Successfully!",
    { at: "/maker?edit={editedQuiz}", by: "editor", does: inTurn(change, save), toast: ["Quiz Updated Successfully!"] },
    {
      at: "/maker?edit={editedSurvey}",
      by: "editor",
      does: inTurn(change, save),
      toast: ["Survey Updated Successfully!"],
    },
    {
      at: "/maker?edit={editedAssessment}",
      by: "editor",
      does: inTurn(change, save),
      toast: ["Assessment Updated Successfully!"],
    },
  ),
  row("Profile updated", {
    at: "/profile",
    by: "creator",
    fresh: true,
    does: inTurn((page) => fill(page, { "First name": "Augusta" }), click("Save Profile")),
    toast: ["Profile updated", "Your profile has been updated successfully"],
  }),
  row("Password changed", {
    at: "/profile",
    by: "creator",
    fresh: true,
    does: inTurn(passwords("Better9horses"), click("Change Password")),
    toast: ["Password changed", "Your password has been changed successfully"],
  }),
];
