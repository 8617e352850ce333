export const publicPaths = [
  "/",
  "/login",
  "/register",
  "/forgot-password",
  "/tour",
  "/templates",
  "/developers",
  "/privacy-policy",
  "/cookie-policy",
  "/terms-of-service",
] as const;
