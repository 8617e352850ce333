import { click, fill, type Row, row } from "./row.ts";
import {
  answers,
  change,
  choosePdf,
  generate,
  html,
  inTurn,
  link,
  nothing,
  offline,
  passwords,
  pdf,
  refusal,
  sample,
  save,
  silent,
  write,
  writeQuiz,
} from "./steps.ts";

const dead = "http://127.0.0.1:9/article";
const unreadable = "Unable to extract content from this URL. Please try a different article or web page.";

/** Creators: the error catalogue, except two helpers that our client does not have. */
export const creatorErrors: Row[] = [
  row(
    "Server status 422 with JSON {message, errorType, url}",
    {
      at: "/maker?type=quiz&mode=url",
      by: "creator",
      fresh: true,
      does: inTurn(link("https://youtu.be/dQw4w9WgXcQ"), refusal("generateContent", silent), generate),
      toast: [
        "No Transcript Available",
        "This YouTube video doesn't have captions available. Please try a different video or use the Manual Builder.",
      ],
    },
    {
      at: "/maker?type=survey&mode=url",
      by: "creator",
      fresh: true,
      does: inTurn(link("https://youtu.be/dQw4w9WgXcQ"), refusal("generateContent", silent), generate),
      toast: ["Content Not Available", unreadable],
    },
    {
      at: "/maker?type=quiz&mode=url",
      by: "creator",
      fresh: true,
      does: inTurn(link(dead), generate),
      toast: ["Failed to Create Quiz", unreadable],
    },
  ),
  row(
    "Failed to create survey",
    {
      at: "/maker?type=survey",
      by: "creator",
      fresh: true,
      does: inTurn(write, offline, click("Create Survey")),
      toast: ["Failed to create survey"],
    },
    {
      at: "/maker?type=survey&mode=url",
      by: "creator",
      fresh: true,
      does: inTurn(link(dead), offline, generate),
      toast: ["Failed to create survey", "Please check the URL and try again."],
    },
  ),
  row("Failed to Create Quiz", {
    at: "/maker?type=quiz&mode=url",
    by: "creator",
    fresh: true,
    does: inTurn(link(dead), offline, generate),
    toast: ["Failed to Create Quiz", "Please check the URL and try again."],
  }),
  row("Failed to create quiz", {
    at: "/maker?type=quiz",
    by: "creator",
    fresh: true,
    does: inTurn(writeQuiz, answers(html), click("Create Quiz")),
    toast: ["Failed to create quiz", "Please check your entries and try again."],
  }),
  row("Failed to Create Assessment", {
    at: "/maker?type=assessment&mode=url",
    by: "creator",
    fresh: true,
    does: inTurn(link(dead), generate),
    toast: ["Failed to Create Assessment", unreadable],
  }),
  row(
    "Error creating assessment, Failed to create skill-based quiz",
    {
      at: "/maker?type=assessment",
      by: "creator",
      fresh: true,
      does: inTurn(sample, answers(nothing), click("Create Assessment")),
      toast: ["Error creating assessment", "Failed to create skill-based quiz"],
    },
    {
      at: "/maker?type=assessment",
      by: "creator",
      fresh: true,
      does: inTurn(
        sample,
        refusal("created", { code: "RATE_LIMITED", message: "Too many." }),
        click("Create Assessment"),
      ),
      toast: ["Error creating assessment", "Too many."],
    },
  ),
  row("Upload failed: Failed to upload PDF. Please try again.", {
    at: "/maker?type=quiz&mode=pdf",
    by: "creator",
    fresh: true,
    before: (page) => page.route("**/api/pdfs/objects/**", (route) => route.abort()),
    does: choosePdf(pdf),
    toast: ["Upload failed", "Failed to upload PDF. Please try again."],
  }),
  row(
    "Failed to Update {Quiz/Survey/Assessment}",
    {
      at: "/maker?edit={editedQuiz}",
      by: "editor",
      does: inTurn(change, offline, save),
      toast: ["Failed to Update Quiz"],
    },
    {
      at: "/maker?edit={editedSurvey}",
      by: "editor",
      does: inTurn(change, offline, save),
      toast: ["Failed to Update Survey"],
    },
    {
      at: "/maker?edit={editedAssessment}",
      by: "editor",
      does: inTurn(change, offline, save),
      toast: ["Failed to Update Assessment"],
    },
  ),
  row("Server returned invalid response format", {
    at: "/maker?edit={editedQuiz}",
    by: "editor",
    does: inTurn(change, answers(html), save),
    toast: ["Failed to Update Quiz", "Server returned invalid response format"],
  }),
  row("Server returned empty response", {
    at: "/maker?edit={editedQuiz}",
    by: "editor",
    does: inTurn(change, answers(nothing), save),
    toast: ["Failed to Update Quiz", "Server returned empty response"],
  }),
  row("Authentication Error", {
    at: "/maker?edit={editedQuiz}",
    by: "editor",
    does: inTurn(change, (page) => page.evaluate(() => localStorage.removeItem("accessToken")), save),
    toast: ["Authentication Error", "Please log in again to edit your quiz."],
  }),
  row("Error, Failed to load content for editing.", {
    at: "/maker?edit=nothing",
    by: "creator",
    see: ["Error", "Failed to load content for editing."],
  }),
  row(
    "Update failed",
    {
      at: "/profile",
      by: "creator",
      does: async (page, { aPerson }) => {
        await fill(page, { Email: (await aPerson()).email });
        await click("Save Profile")(page);
      },
      toast: ["Update failed", "An account with this email already exists"],
    },
    {
      at: "/profile",
      by: "creator",
      does: inTurn((page) => fill(page, { "First name": "Augusta" }), offline, click("Save Profile")),
      toast: ["Update failed", "Failed to update profile"],
    },
  ),
  row(
    "Password change failed",
    {
      at: "/profile",
      by: "creator",
      does: inTurn(passwords("Better9horses", "not this one"), click("Change Password")),
      toast: ["Password change failed", "This is not your current password"],
    },
    {
      at: "/profile",
      by: "creator",
      does: inTurn(passwords("Better9horses"), offline, click("Change Password")),
      toast: ["Password change failed", "Failed to change password"],
    },
  ),
];
