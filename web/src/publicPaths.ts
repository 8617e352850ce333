/** The pages that say the same to everybody: the build writes them out, and the application takes them over. */
export const publicPaths = [
  "/",
  "/login",
  "/register",
  "/forgot-password",
  "/tour",
  "/privacy-policy",
  "/cookie-policy",
  "/terms-of-service",
] as const;
