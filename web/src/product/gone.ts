/** Whether a refusal means that there is no such thing, or no longer. */
export const isGone = (refusal: object | null | undefined) =>
  refusal != null && "code" in refusal && refusal.code === "NOT_FOUND";
