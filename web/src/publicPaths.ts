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
