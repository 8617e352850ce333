import { expect } from "playwright/test";
import { link } from "../screen.ts";
import { type Row, row } from "./row.ts";

const signIn = "Sign In";
const quiz = "Capitals of the north";
const survey = "Lunch on Fridays";
const assessment = "Where do you stand with typography?";

export const creatorRoutes: Row[] = [
  row("/", {
    at: "/",
    by: "visitor",
    status: 200,
    heading: "Ask well. Read the answers live.",
    see: ["How It Works", "Create From Any Source", "94%", "8.5/10"],
    links: {
      "Start Creating for Free": "/creator",
      "Create Your First Content": "/creator",
      "See a sample dashboard": "/sample-dashboard",
    },
  }),
  row("/tour", { at: "/tour", by: "visitor", status: 200, heading: "A Tour in Three Steps", see: ["Step 1 of 3"] }),
  row("/take", { at: "/take", by: "visitor", status: 200, heading: "Take a quiz, survey or assessment" }),
  row(
    "/creator and /maker",
    {
      at: "/creator",
      by: "visitor",
      status: 200,
      heading: "Create a Quiz",
      links: { Login: "/login" },
      does: (page) => expect(page.getByRole("navigation", { name: "Main" })).toHaveCount(0),
    },
    { at: "/maker?type=survey", by: "visitor", lands: "/login?redirect=%2Fmaker%3Ftype%3Dsurvey", heading: signIn },
    {
      at: "/creator",
      by: "creator",
      heading: "Create a Quiz",
      see: ["Manual Builder", "AI Generator", "From URL", "From PDF", "Logout"],
      links: { Create: "/creator", Dashboard: "/dashboard", Profile: "/profile" },
    },
    { at: "/creator", by: "admin", links: { Admin: "/admin" } },
    { at: "/maker?type=assessment", by: "creator", status: 200, heading: "Create an Assessment" },
    { at: "/maker?edit={quiz}", by: "creator", heading: "Edit Quiz", links: { Home: "/", Dashboard: "/dashboard" } },
  ),
  row("/sample-dashboard", {
    at: "/sample-dashboard",
    by: "visitor",
    status: 200,
    heading: "How glass is made",
    see: ["Demo Dashboard"],
  }),
  row(
    "/quiz/{id}, /assessment/{id}",
    { at: "/quiz/{quiz}", by: "visitor", status: 200, heading: quiz },
    { at: "/assessment/{assessment}", by: "visitor", status: 200, heading: assessment },
  ),
  row("/survey/{id}", { at: "/survey/{survey}", by: "visitor", status: 200, heading: survey }),
  row(
    "/results/{id}, /assessment/{id}/results",
    { at: "/results/{quiz}", by: "creator", status: 200, heading: quiz },
    { at: "/assessment/{assessment}/results", by: "creator", status: 200, heading: assessment },
    { at: "/assessment-results/{assessment}", by: "creator", status: 200, heading: assessment },
    { at: "/results/{quiz}", by: "visitor", lands: "/login?redirect=%2Fresults%2F{quiz}", heading: signIn },
  ),
  row(
    "/survey/{id}/results, /survey-results/{id}",
    { at: "/survey/{survey}/results", by: "creator", status: 200, heading: survey },
    { at: "/survey-results/{survey}", by: "creator", status: 200, heading: survey },
  ),
  row(
    "/dashboard",
    { at: "/dashboard", by: "creator", status: 200, heading: "Dashboard" },
    { at: "/dashboard", by: "visitor", lands: "/login?redirect=%2Fdashboard", heading: signIn },
  ),
  row(
    "/login, /register, /forgot-password, /reset-password, /verify-email",
    { at: "/login", by: "visitor", status: 200, heading: signIn },
    { at: "/register", by: "visitor", status: 200, heading: "Create Account" },
    { at: "/forgot-password", by: "visitor", status: 200, heading: "Forgot Password" },
    { at: "/reset-password?token=any", by: "visitor", status: 200, heading: "Reset Password" },
    { at: "/verify-email?token=any", by: "visitor", status: 200, heading: "Verification Failed" },
  ),
  row(
    "/cookie-policy, /privacy-policy, /terms-of-service",
    { at: "/cookie-policy", by: "visitor", status: 200, heading: "Cookie Policy" },
    { at: "/privacy-policy", by: "visitor", status: 200, heading: "Privacy Policy" },
    { at: "/terms-of-service", by: "visitor", status: 200, heading: "Terms of Service" },
  ),
  row(
    "/admin",
    { at: "/admin", by: "admin", status: 200, heading: "Administration" },
    { at: "/admin", by: "visitor", lands: "/login?redirect=%2Fadmin", heading: signIn },
    { at: "/admin", by: "creator", heading: "Access denied. Admin privileges required." },
  ),
  row(
    "/profile",
    { at: "/profile", by: "creator", status: 200, heading: "Profile Settings", see: ["Profile Information"] },
    { at: "/profile", by: "visitor", lands: "/login?redirect=%2Fprofile", heading: signIn },
  ),
  row(
    "any other path",
    { at: "/nowhere", by: "visitor", status: 404, heading: "404 Page Not Found" },
    { at: "/dashboard/of/others", by: "creator", status: 404, heading: "404 Page Not Found" },
  ),
  row(
    "/share/quiz/{id}, /share/survey/{id}, /share/assessment/{id}",
    { at: "/share/quiz/{quiz}", by: "visitor", status: 200, heading: quiz },
    { at: "/share/survey/{survey}", by: "visitor", status: 200, heading: survey },
    {
      at: "/share/assessment/{assessment}",
      by: "visitor",
      status: 200,
      heading: assessment,
      does: (page) => expect(link(page, "Login")).toHaveCount(0),
    },
  ),
];
