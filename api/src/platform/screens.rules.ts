/** The addresses of the client's own screens. At any other the page is served as not found, with a status that says so. */
export const screenPaths = [
  "/",
  "/login",
  "/register",
  "/forgot-password",
  "/reset-password",
  "/verify-email",
  "/stop-mail",
  "/profile",
  "/dashboard",
  "/creator",
  "/maker",
  "/results/:key",
  "/results/:key/webhooks",
  "/assessment/:key/results",
  "/survey/:key/results",
  "/survey-results/:key",
  "/assessment-results/:key",
  "/admin",
  "/tour",
  "/sample-dashboard",
  "/privacy-policy",
  "/cookie-policy",
  "/terms-of-service",
] as const;
export type ScreenPath = (typeof screenPaths)[number];

const pattern = new RegExp(`^(${screenPaths.map((path) => path.replace(/:\w+/g, "[^/]+")).join("|")})/?$`, "i");

export const isScreen = (path: string) => pattern.test(path);
