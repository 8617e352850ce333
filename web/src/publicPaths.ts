export const publicPaths = [
  "/",
  "/login",
  "/register",
  "/forgot-password",
  "/tour",
  "/developers",
  "/privacy-policy",
  "/cookie-policy",
  "/terms-of-service",
] as const;
