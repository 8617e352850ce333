/** Each screen has a file below web/src, which the server preloads. Any other path is a 404. */
export const screens = {
  "/": "site/Landing",
  "/login": "account/session/LoginScreen",
  "/register": "account/session/RegisterScreen",
  "/forgot-password": "account/password/ForgotPasswordScreen",
  "/reset-password": "account/password/ResetPasswordScreen",
  "/verify-email": "account/address/VerifyEmailScreen",
  "/approve-address": "account/address/ApproveAddressScreen",
  "/undo-address": "account/address/UndoAddressScreen",
  "/stop-mail": "account/StopMailScreen",
  "/profile": "account/profile/ProfileScreen",
  "/profile/activity": "account/activity/ActivityScreen",
  "/profile/erase": "account/erasure/EraseScreen",
  "/profile/:part": "account/profile/ProfileScreen",
  "/authorize": "account/authorize/AuthorizeScreen",
  "/dashboard": "dashboard/DashboardScreen",
  "/trash": "dashboard/trash/TrashScreen",
  "/creator": "create/MakerScreen",
  "/maker": "create/MakerScreen",
  "/templates": "create/template/TemplatesScreen",
  "/templates/:name": "create/template/TemplateScreen",
  "/drafts/:id": "create/desk/DeskScreen",
  "/content/:key/print": "editor/paper/PaperScreen",
  "/content/:key/languages": "editor/language/LanguagesScreen",
  "/content/:key/languages/:language": "editor/translation/TranslationScreen",
  "/results/:key": "results/ResultsScreen",
  "/results/:key/regrade": "results/regrading/RegradeScreen",
  "/results/:key/people": "results/people/PeopleScreen",
  "/results/:key/webhooks": "webhooks/item/ItemWebhooksScreen",
  "/webhooks": "webhooks/WebhooksScreen",
  "/webhooks/:id": "webhooks/WebhookScreen",
  "/assessment/:key/results": "results/ResultsScreen",
  "/survey/:key/results": "results/ResultsScreen",
  "/survey-results/:key": "results/ResultsScreen",
  "/assessment-results/:key": "results/ResultsScreen",
  "/admin": "admin/AdminScreen",
  "/tour": "site/tour/Tour",
  "/sample-dashboard": "results/sample/SampleScreen",
  "/developers": "developers/DevelopersScreen",
  "/privacy-policy": "site/legal/PrivacyPolicy",
  "/cookie-policy": "site/legal/CookiePolicy",
  "/terms-of-service": "site/legal/TermsOfService",
} as const;
export type ScreenPath = keyof typeof screens;

/** Screens whose URL holds a secret that links must not leak to other sites. */
export const secretScreens: ReadonlySet<ScreenPath | null> = new Set<ScreenPath>([
  "/reset-password",
  "/verify-email",
  "/approve-address",
  "/undo-address",
  "/stop-mail",
  "/authorize",
]);

const patterns = (Object.keys(screens) as ScreenPath[]).map((path) => ({
  path,
  pattern: new RegExp(`^${path.replace(/:\w+/g, "[^/]+")}/?$`, "i"),
}));

export const screenAt = (path: string): ScreenPath | null =>
  patterns.find(({ pattern }) => pattern.test(path))?.path ?? null;

export const isScreen = (path: string) => screenAt(path) !== null;
