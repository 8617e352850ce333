/** True when the refusal says that the object does not exist or no longer exists. */
export const isGone = (refusal: object | null | undefined) =>
  refusal != null && "code" in refusal && refusal.code === "NOT_FOUND";
