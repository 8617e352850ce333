import { z } from "zod";
import { plans } from "../account/account.rules.ts";
import { unusualAnswering } from "../content/content.contract.ts";
import { difficulties, questionTypes } from "../content/content.shared.ts";
import type { ErrorCode } from "../platform/errors.shared.ts";
import { Deleted, id, inPerson, promised, timestamp } from "../platform/rest/operation.ts";
import { shapes } from "../platform/shape/shape.rules.ts";
import { AdminFlag, ContentFilter, contentTypes, PageNumber, sourceTypes, UserFilter } from "./admin.rules.ts";

const averageScore = z
  .number()
  .nullable()
  .meta({ description: "Mean percentage, to one decimal; null for surveys and without attempts.", example: 71.4 });
const averageDuration = z.number().nullable().describe("Seconds; null if no attempt has a duration.");
const recently = z.int().describe("Number in the last 30 days, including today (UTC).");
const quizzes = z.int().describe("Number of quizzes, including skill assessments.");
const firstName = z.string().meta({ example: "Ada" });
const lastName = z.string().meta({ example: "Lovelace" });
const email = z.string().meta({ example: "ada@example.com" });

const Dashboard = z
  .object({
    userStats: z.object({
      total: z.int(),
      verified: z.int().describe("Number of users with a verified email address."),
      admin: z.int(),
      free: z.int(),
      pro: z.int(),
      enterprise: z.int(),
    }),
    contentStats: z.object({ quizzes, surveys: z.int() }),
    attemptStats: z.object({
      total: z.int(),
      averageScore: averageScore.meta({
        description: "Mean percentage over the attempts at quizzes, to one decimal; null without attempts.",
        example: 71.4,
      }),
    }),
    recentActivity: z.object({ newUsers: recently, newQuizzes: recently, newSurveys: recently }),
  })
  .meta({ id: "AdminDashboard", description: "Figures of the whole site." });
export type Dashboard = z.output<typeof Dashboard>;

export const Pagination = z
  .object({
    page: z.int().describe("Number of the page, from 1."),
    limit: z.int().meta({ description: "Maximum number of entries per page.", example: 20 }),
    total: z.int().describe("Number of matching entries on all pages."),
    totalPages: z.int(),
  })
  .meta({ id: "Pagination" });

const AdminUser = z
  .object({
    id,
    firstName,
    lastName,
    email,
    plan: z.enum(plans),
    isAdmin: z.boolean(),
    isEmailVerified: z.boolean(),
    totalQuizzes: quizzes,
    totalSurveys: z.int(),
    createdAt: timestamp,
  })
  .meta({ id: "AdminUser", description: "A user as administrators see them." });
export type AdminUser = z.output<typeof AdminUser>;

const AdminContent = z
  .object({
    id,
    title: z.string().meta({ example: "Capitals of the North" }),
    contentType: z.enum(contentTypes).describe("`quiz` includes skill assessments."),
    scoringType: z.enum(["traditional", "skill_based"]).describe("`skill_based` for skill assessments."),
    sourceType: z.enum(sourceTypes),
    creatorEmail: email
      .nullable()
      .describe("Email address of the creator; null if the creator has deleted the account."),
    isPublic: z.boolean().describe("Whether others can respond."),
    createdAt: timestamp,
  })
  .meta({ id: "AdminContent", description: "An item as administrators see it in lists." });
export type AdminContent = z.output<typeof AdminContent>;

const Analytics = z
  .object({
    topCreators: z
      .array(
        z.object({
          first_name: firstName,
          last_name: lastName,
          email,
          content_count: z.int(),
          quiz_count: quizzes,
          survey_count: z.int(),
        }),
      )
      .describe("The ten users with the most items."),
    engagementMetrics: z
      .array(
        z.object({
          content_type: z.enum(contentTypes),
          total_content: z.int(),
          total_attempts: z.int(),
          avg_score: averageScore,
          avg_duration: averageDuration,
        }),
      )
      .describe("Use of items, by type."),
  })
  .meta({ id: "AdminAnalytics" });
export type Analytics = z.output<typeof Analytics>;

const ContentDetails = z
  .object({
    content: AdminContent.extend({
      sourceUrl: z.string().nullable().describe("Link that the item was generated from."),
      description: z.string().nullable(),
      difficulty: z.enum(difficulties).nullable().describe("Difficulty; null for surveys."),
      creatorFirstName: firstName.nullable(),
      creatorLastName: lastName.nullable(),
      isCreatorAdmin: z.boolean(),
    }),
    stats: z.object({
      totalAttempts: z.int(),
      avgScore: averageScore,
      avgDuration: averageDuration,
      completionRate: z.number().meta({
        description:
          "Percentage of the starts that were submitted; without starts, 100 if there are attempts, otherwise 0.",
        example: 80,
      }),
    }),
    questions: z.array(
      z.object({
        id,
        questionType: z.enum(questionTypes),
        questionText: z.string().meta({ example: "What is the capital of Norway?" }),
        options: z.array(z.string()).meta({ example: ["Oslo", "Bergen"] }),
        correctAnswer: z.int().nullable().describe("Index of the correct option; for quizzes only."),
        ...unusualAnswering,
      }),
    ),
  })
  .meta({ id: "ContentDetails", description: "An item with its creator, figures and questions." });
export type ContentDetails = z.output<typeof ContentDetails>;

const tag = "Administration";

/** A path with %00 matches no page. */
const unreadable: ErrorCode[] = ["NOT_FOUND"];

export const readDashboard = promised({
  ...inPerson(tag),
  operationId: "readAdminDashboard",
  summary: "Figures of the whole site",
  description: "Skill assessments count as quizzes.",
  answers: { 200: { description: "The figures.", body: Dashboard } },
});

export const listUsers = promised({
  ...inPerson(tag),
  operationId: "listUsers",
  summary: "Users, newest first by default",
  description: "The list has numbered pages.",
  query: PageNumber.extend(UserFilter.shape),
  isPaged: true,
  refusals: unreadable,
  says: { NOT_FOUND: "Page not found" },
  answers: {
    200: { description: "A page of users.", body: z.object({ users: z.array(AdminUser), pagination: Pagination }) },
  },
});

export const listContent = promised({
  ...inPerson(tag),
  operationId: "listAllContent",
  summary: "Items, newest first by default",
  description: "All users' items, in numbered pages.",
  query: PageNumber.extend(ContentFilter.shape),
  isPaged: true,
  refusals: unreadable,
  says: { NOT_FOUND: "Page not found" },
  answers: {
    200: {
      description: "A page of items.",
      body: z.object({ content: z.array(AdminContent), pagination: Pagination }),
    },
  },
});

export const readAnalytics = promised({
  ...inPerson(tag),
  operationId: "readAnalytics",
  summary: "Top creators, and use of items",
  description: "Skill assessments count as quizzes.",
  answers: { 200: { description: "The figures.", body: Analytics } },
});

export const readContentDetails = promised({
  ...inPerson(tag),
  operationId: "readContentDetails",
  summary: "An item with its creator, figures and questions",
  description: "Shows nothing about the participants.",
  answers: { 200: { description: "The item.", body: ContentDetails } },
});

export const unpublishOrphan = promised({
  ...inPerson(tag),
  operationId: "unpublishOrphan",
  summary: "Make an item private if its owner has deleted the account",
  description: "Items with an owner are refused with 403. A private item stays private.",
  answers: {
    200: {
      description: "The item is private.",
      body: z.object({ id, isPublic: z.boolean().meta({ example: false }) }),
    },
  },
});

export const deleteOrphan = promised({
  ...inPerson(tag),
  operationId: "deleteOrphan",
  summary: "Delete an item and its responses if its owner has deleted the account",
  description: "Items with an owner are refused with 403.",
  isKeyed: true,
  answers: { 200: { description: "The item is deleted.", body: Deleted } },
});

export const setAdministrator = promised({
  ...inPerson(tag),
  operationId: "setAdministrator",
  summary: "Make a user an administrator, or remove that role",
  description: "The last administrator keeps the role.",
  body: AdminFlag,
  answers: { 200: { description: "The updated user.", body: AdminUser } },
  // One administrator always remains.
  refusals: ["CONFLICT"],
  says: { CONFLICT: "At least one administrator must remain" },
});

export const TestMail = z
  .object({
    recipient: email.describe("Email address of the recipient, which is the caller's own."),
    delivered: z.boolean().describe("Whether the mail server accepted the email."),
    answer: z.string().meta({
      description: "Response of the mail server, or a sentence that explains why there is none.",
      example: "250 OK",
    }),
  })
  .register(shapes, { name: "TestMail", description: "The result of a test email." });

export const sendTestMail = promised({
  ...inPerson(tag),
  operationId: "sendTestMail",
  summary: "Send yourself a test email",
  description: "Sends one email to the caller's own address and returns the mail server's response.",
  answers: { 200: { description: "Result of the test email.", body: TestMail } },
  refusals: ["RATE_LIMITED"],
});
