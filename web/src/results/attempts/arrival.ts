import { formatDate, formatDateTime } from "../../ui/text/format.ts";

/** When an attempt came; of an anonymous one only the day is known. */
export const formatArrival = ({ completedAt, isAnonymous }: { completedAt: string; isAnonymous: boolean }): string =>
  isAnonymous ? formatDate(completedAt) : formatDateTime(completedAt);
