import { Outlet, type RouteObject } from "react-router-dom";
import type { ActivityScreenQuery } from "#relay/ActivityScreenQuery.graphql.ts";
import type { AdminScreenQuery } from "#relay/AdminScreenQuery.graphql.ts";
import type { AuthorizeScreenQuery } from "#relay/AuthorizeScreenQuery.graphql.ts";
import type { DashboardScreenQuery } from "#relay/DashboardScreenQuery.graphql.ts";
import type { DeskScreenQuery } from "#relay/DeskScreenQuery.graphql.ts";
import type { EraseScreenQuery } from "#relay/EraseScreenQuery.graphql.ts";
import type { ItemWebhooksScreenQuery } from "#relay/ItemWebhooksScreenQuery.graphql.ts";
import type { LanguagesScreenQuery } from "#relay/LanguagesScreenQuery.graphql.ts";
import makerScreenQuery, { type MakerScreenQuery } from "#relay/MakerScreenQuery.graphql.ts";
import type { PaperScreenQuery } from "#relay/PaperScreenQuery.graphql.ts";
import type { PeopleScreenQuery } from "#relay/PeopleScreenQuery.graphql.ts";
import type { ProfileScreenQuery } from "#relay/ProfileScreenQuery.graphql.ts";
import type { RegradeScreenQuery } from "#relay/RegradeScreenQuery.graphql.ts";
import type { ResultsScreenQuery } from "#relay/ResultsScreenQuery.graphql.ts";
import type { TranslationScreenQuery } from "#relay/TranslationScreenQuery.graphql.ts";
import type { TrashScreenQuery } from "#relay/TrashScreenQuery.graphql.ts";
import type { WebhookScreenQuery } from "#relay/WebhookScreenQuery.graphql.ts";
import type { WebhooksScreenQuery } from "#relay/WebhooksScreenQuery.graphql.ts";
import type { ScreenPath } from "../../../api/src/client/screens.shared.ts";
import { loadPart } from "../create/parts.ts";
import { AppError, ScreenError } from "./errors.tsx";
import { variablesOf } from "./queries.ts";
import { Shell } from "./Shell.tsx";
import { queryScreen, screen } from "./screen.tsx";

const resultsPaths: ScreenPath[] = [
  "/results/:key",
  "/assessment/:key/results",
  "/survey/:key/results",
  "/survey-results/:key",
  "/assessment-results/:key",
];

const screens: RouteObject[] = [
  screen({ path: "/", load: async () => (await import("../site/Landing.tsx")).Landing }),
  screen({
    path: "/login",
    forVisitors: true,
    load: async () => (await import("../account/session/LoginScreen.tsx")).LoginScreen,
  }),
  screen({
    path: "/register",
    forVisitors: true,
    load: async () => (await import("../account/session/RegisterScreen.tsx")).RegisterScreen,
  }),
  screen({
    path: "/forgot-password",
    load: async () => (await import("../account/password/ForgotPasswordScreen.tsx")).ForgotPasswordScreen,
  }),
  screen({
    path: "/reset-password",
    load: async () => (await import("../account/password/ResetPasswordScreen.tsx")).ResetPasswordScreen,
  }),
  screen({
    path: "/verify-email",
    load: async () => (await import("../account/address/VerifyEmailScreen.tsx")).VerifyEmailScreen,
  }),
  screen({
    path: "/approve-address",
    load: async () => (await import("../account/address/ApproveAddressScreen.tsx")).ApproveAddressScreen,
  }),
  screen({
    path: "/undo-address",
    load: async () => (await import("../account/address/UndoAddressScreen.tsx")).UndoAddressScreen,
  }),
  screen({ path: "/stop-mail", load: async () => (await import("../account/StopMailScreen.tsx")).StopMailScreen }),
  ...(["/profile", "/profile/:part"] as const).map((path) =>
    queryScreen<ProfileScreenQuery>({
      path,
      failure: { title: "Your profile could not be loaded" },
      query: () => import("#relay/ProfileScreenQuery.graphql.ts"),
      variables: variablesOf.profile,
      load: async () => (await import("../account/profile/ProfileScreen.tsx")).ProfileScreen,
    }),
  ),
  queryScreen<ActivityScreenQuery>({
    path: "/profile/activity",
    failure: { title: "Your activity could not be loaded" },
    query: () => import("#relay/ActivityScreenQuery.graphql.ts"),
    variables: variablesOf.activity,
    ownsSearch: true,
    load: async () => (await import("../account/activity/ActivityScreen.tsx")).ActivityScreen,
  }),
  queryScreen<EraseScreenQuery>({
    path: "/profile/erase",
    query: () => import("#relay/EraseScreenQuery.graphql.ts"),
    ownsSearch: true,
    load: async () => (await import("../account/erasure/EraseScreen.tsx")).EraseScreen,
  }),
  queryScreen<AuthorizeScreenQuery>({
    path: "/authorize",
    query: () => import("#relay/AuthorizeScreenQuery.graphql.ts"),
    variables: ({ search }) => ({ query: String(search) }),
    load: async () => (await import("../account/authorize/AuthorizeScreen.tsx")).AuthorizeScreen,
  }),
  queryScreen<DashboardScreenQuery>({
    path: "/dashboard",
    failure: { title: "Failed to load dashboard" },
    query: () => import("#relay/DashboardScreenQuery.graphql.ts"),
    variables: variablesOf.dashboard,
    ownsSearch: true,
    isKept: true,
    load: async () => (await import("../dashboard/DashboardScreen.tsx")).DashboardScreen,
  }),
  queryScreen<TrashScreenQuery>({
    path: "/trash",
    failure: { title: "The trash could not be loaded" },
    query: () => import("#relay/TrashScreenQuery.graphql.ts"),
    load: async () => (await import("../dashboard/trash/TrashScreen.tsx")).TrashScreen,
  }),
  ...(["/creator", "/maker"] as const).map((path) =>
    queryScreen<MakerScreenQuery>({
      path,
      signedIn: path === "/maker",
      isFull: true,
      query: makerScreenQuery,
      variables: variablesOf.maker,
      loadPart: ({ search }) => loadPart(search),
      load: async () => (await import("../create/MakerScreen.tsx")).MakerScreen,
    }),
  ),
  screen({
    path: "/templates",
    load: async () => (await import("../create/template/TemplatesScreen.tsx")).TemplatesScreen,
  }),
  screen({
    path: "/templates/:name",
    load: async () => (await import("../create/template/TemplateScreen.tsx")).TemplateScreen,
  }),
  queryScreen<DeskScreenQuery>({
    path: "/drafts/:id",
    failure: { title: "Your draft could not be loaded", message: "Nothing was lost. Please try again." },
    query: () => import("#relay/DeskScreenQuery.graphql.ts"),
    variables: variablesOf.desk,
    load: async () => (await import("../create/desk/DeskScreen.tsx")).DeskScreen,
  }),
  ...resultsPaths.map((path) =>
    queryScreen<ResultsScreenQuery>({
      path,
      failure: { title: "Results Not Found", message: "Unable to load quiz results." },
      query: () => import("#relay/ResultsScreenQuery.graphql.ts"),
      variables: variablesOf.results,
      ownsSearch: true,
      load: async () => (await import("../results/ResultsScreen.tsx")).ResultsScreen,
    }),
  ),
  queryScreen<RegradeScreenQuery>({
    path: "/results/:key/regrade",
    failure: { title: "The preview could not be loaded", message: "Nothing was changed. Please try again." },
    query: () => import("#relay/RegradeScreenQuery.graphql.ts"),
    variables: variablesOf.item,
    load: async () => (await import("../results/regrading/RegradeScreen.tsx")).RegradeScreen,
  }),
  queryScreen<PeopleScreenQuery>({
    path: "/results/:key/people",
    query: () => import("#relay/PeopleScreenQuery.graphql.ts"),
    variables: variablesOf.item,
    ownsSearch: true,
    load: async () => (await import("../results/people/PeopleScreen.tsx")).PeopleScreen,
  }),
  queryScreen<PaperScreenQuery>({
    path: "/content/:key/print",
    failure: { title: "The paper could not be loaded" },
    query: () => import("#relay/PaperScreenQuery.graphql.ts"),
    variables: variablesOf.item,
    ownsSearch: true,
    load: async () => (await import("../editor/paper/PaperScreen.tsx")).PaperScreen,
  }),
  queryScreen<LanguagesScreenQuery>({
    path: "/content/:key/languages",
    failure: { title: "The languages could not be loaded" },
    query: () => import("#relay/LanguagesScreenQuery.graphql.ts"),
    variables: variablesOf.item,
    load: async () => (await import("../editor/language/LanguagesScreen.tsx")).LanguagesScreen,
  }),
  queryScreen<TranslationScreenQuery>({
    path: "/content/:key/languages/:language",
    failure: { title: "The translation could not be loaded" },
    query: () => import("#relay/TranslationScreenQuery.graphql.ts"),
    variables: ({ params }) => ({ key: params.key ?? "", language: params.language ?? "" }),
    load: async () => (await import("../editor/translation/TranslationScreen.tsx")).TranslationScreen,
  }),
  queryScreen<ItemWebhooksScreenQuery>({
    path: "/results/:key/webhooks",
    failure: { title: "Failed to load webhooks" },
    query: () => import("#relay/ItemWebhooksScreenQuery.graphql.ts"),
    variables: variablesOf.item,
    load: async () => (await import("../webhooks/item/ItemWebhooksScreen.tsx")).ItemWebhooksScreen,
  }),
  queryScreen<WebhooksScreenQuery>({
    path: "/webhooks",
    failure: { title: "Failed to load webhooks" },
    query: () => import("#relay/WebhooksScreenQuery.graphql.ts"),
    variables: variablesOf.webhooks,
    load: async () => (await import("../webhooks/WebhooksScreen.tsx")).WebhooksScreen,
  }),
  queryScreen<WebhookScreenQuery>({
    path: "/webhooks/:id",
    failure: { title: "Failed to load the webhook" },
    query: () => import("#relay/WebhookScreenQuery.graphql.ts"),
    variables: variablesOf.webhook,
    load: async () => (await import("../webhooks/WebhookScreen.tsx")).WebhookScreen,
  }),
  queryScreen<AdminScreenQuery>({
    path: "/admin",
    failure: { title: "Failed to load administration" },
    query: () => import("#relay/AdminScreenQuery.graphql.ts"),
    variables: variablesOf.admin,
    ownsSearch: true,
    load: async () => (await import("../admin/AdminScreen.tsx")).AdminScreen,
  }),
  screen({ path: "/tour", load: async () => (await import("../site/tour/Tour.tsx")).Tour }),
  screen({
    path: "/sample-dashboard",
    load: async () => (await import("../results/sample/SampleScreen.tsx")).SampleScreen,
  }),
  screen({
    path: "/developers",
    load: async () => (await import("../developers/DevelopersScreen.tsx")).DevelopersScreen,
  }),
  screen({
    path: "/privacy-policy",
    load: async () => (await import("../site/legal/PrivacyPolicy.tsx")).PrivacyPolicy,
  }),
  screen({ path: "/cookie-policy", load: async () => (await import("../site/legal/CookiePolicy.tsx")).CookiePolicy }),
  screen({
    path: "/terms-of-service",
    load: async () => (await import("../site/legal/TermsOfService.tsx")).TermsOfService,
  }),
  screen({ path: "*", load: async () => (await import("../site/NotFound.tsx")).NotFound }),
];

export const routes: RouteObject[] = [
  {
    Component: Shell,
    ErrorBoundary: AppError,
    children: [{ Component: Outlet, ErrorBoundary: ScreenError, children: screens }],
  },
];
