/** Whether a refusal says that the thing does not exist, or no longer. */
export const isGone = (refusal: object | null | undefined) =>
  refusal != null && "code" in refusal && refusal.code === "NOT_FOUND";
