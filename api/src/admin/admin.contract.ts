import { z } from "zod";
import { plans } from "../account/account.rules.ts";
import { unusualAnswering } from "../content/content.contract.ts";
import { difficulties, questionTypes } from "../content/content.shared.ts";
import type { ErrorCode } from "../platform/errors.shared.ts";
import { Deleted, id, promised, timestamp } from "../platform/rest/operation.ts";
import { shapes } from "../platform/shape/shape.rules.ts";
import { AdminFlag, ContentFilter, contentTypes, PageNumber, sourceTypes, UserFilter } from "./admin.rules.ts";

const averageScore = z
  .number()
  .nullable()
  .meta({ description: "Mean percentage, to one decimal; null for surveys and without attempts.", example: 71.4 });
const averageDuration = z.number().nullable().meta({ description: "Seconds; null if no attempt has a duration." });
const recently = z.int().meta({ description: "Number in the last 30 days, including today (UTC)." });
const quizzes = z.int().meta({ description: "Number of quizzes, including skill assessments." });
const firstName = z.string().meta({ example: "Ada" });
const lastName = z.string().meta({ example: "Lovelace" });
const email = z.string().meta({ example: "ada@example.com" });

const Dashboard = z
  .object({
    userStats: z.object({
      total: z.int(),
      verified: z.int().meta({ description: "Number of users with a verified email address." }),
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
    page: z.int().meta({ description: "Number of the page, from 1." }),
    limit: z.int().meta({ description: "Maximum number of entries per page.", example: 20 }),
    total: z.int().meta({ description: "Number of matching entries on all pages." }),
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
    contentType: z.enum(contentTypes).meta({ description: "`quiz` includes skill assessments." }),
    scoringType: z.enum(["traditional", "skill_based"]).meta({ description: "`skill_based` for skill assessments." }),
    sourceType: z.enum(sourceTypes),
    creatorEmail: email
      .nullable()
      .meta({ description: "Email address of the creator; null if the creator has deleted the account." }),
    isPublic: z.boolean().meta({ description: "Whether others can respond." }),
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
      .meta({ description: "The ten users with the most items." }),
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
      .meta({ description: "Use of items, by type." }),
  })
  .meta({ id: "AdminAnalytics" });
export type Analytics = z.output<typeof Analytics>;

const ContentDetails = z
  .object({
    content: AdminContent.extend({
      sourceUrl: z.string().nullable().meta({ description: "Link that the item was generated from." }),
      description: z.string().nullable(),
      difficulty: z.enum(difficulties).nullable().meta({ description: "Difficulty; null for surveys." }),
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
        correctAnswer: z.int().nullable().meta({ description: "Index of the correct option; for quizzes only." }),
        ...unusualAnswering,
      }),
    ),
  })
  .meta({ id: "ContentDetails", description: "An item with its creator, figures and questions." });
export type ContentDetails = z.output<typeof ContentDetails>;

const tag = "Administration";
const account = "required";

/** A path with %00 matches no page. */
const unreadable: ErrorCode[] = ["NOT_FOUND"];

export const readDashboard = promised({
  operationId: "readAdminDashboard",
  tag,
  summary: "Figures of the whole site",
  description: "Skill assessments count as quizzes.",
  account,
  scopes: "inPerson",
  answers: { 200: { description: "The figures.", body: Dashboard } },
});

export const listUsers = promised({
  operationId: "listUsers",
  tag,
  summary: "Users, newest first",
  description: "The list has numbered pages.",
  account,
  scopes: "inPerson",
  query: PageNumber.extend(UserFilter.shape),
  isPaged: true,
  refusals: unreadable,
  says: { NOT_FOUND: "Page not found" },
  answers: {
    200: { description: "A page of users.", body: z.object({ users: z.array(AdminUser), pagination: Pagination }) },
  },
});

export const listContent = promised({
  operationId: "listAllContent",
  tag,
  summary: "Items, newest first",
  description: "All users' items, in numbered pages.",
  account,
  scopes: "inPerson",
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
  operationId: "readAnalytics",
  tag,
  summary: "Top creators, and use of items",
  description: "Skill assessments count as quizzes.",
  account,
  scopes: "inPerson",
  answers: { 200: { description: "The figures.", body: Analytics } },
});

export const readContentDetails = promised({
  operationId: "readContentDetails",
  tag,
  summary: "An item with its creator, figures and questions",
  description: "Shows nothing about the participants.",
  account,
  scopes: "inPerson",
  answers: { 200: { description: "The item.", body: ContentDetails } },
});

export const unpublishOrphan = promised({
  operationId: "unpublishOrphan",
  tag,
  summary: "Make an item private if its owner has deleted the account",
  description: "Items with an owner are refused with 403. A private item stays private.",
  account,
  scopes: "inPerson",
  answers: {
    200: {
      description: "The item is private.",
      body: z.object({ id, isPublic: z.boolean().meta({ example: false }) }),
    },
  },
});

export const deleteOrphan = promised({
  operationId: "deleteOrphan",
  tag,
  summary: "Delete an item and its responses if its owner has deleted the account",
  description: "Items with an owner are refused with 403.",
  account,
  scopes: "inPerson",
  isKeyed: true,
  answers: { 200: { description: "The item is deleted.", body: Deleted } },
});

export const setAdministrator = promised({
  operationId: "setAdministrator",
  tag,
  summary: "Make a user an administrator, or remove that role",
  description: "The last administrator keeps the role.",
  account,
  scopes: "inPerson",
  body: AdminFlag,
  answers: { 200: { description: "The updated user.", body: AdminUser } },
  // One administrator always remains.
  refusals: ["CONFLICT"],
  says: { CONFLICT: "At least one administrator must remain" },
});

export const TestMail = z
  .object({
    recipient: email.meta({ description: "Email address of the recipient, which is the caller's own." }),
    delivered: z.boolean().meta({ description: "Whether the mail server accepted the email." }),
    answer: z.string().meta({
      description: "Response of the mail server, or a sentence that explains why there is none.",
      example: "250 OK",
    }),
  })
  .register(shapes, { name: "TestMail", description: "The result of a test email." });

export const sendTestMail = promised({
  operationId: "sendTestMail",
  tag,
  summary: "Send yourself a test email",
  description: "Sends one email to the caller's own address and returns the mail server's response.",
  account,
  scopes: "inPerson",
  answers: { 200: { description: "Result of the test email.", body: TestMail } },
  refusals: ["RATE_LIMITED"],
});
