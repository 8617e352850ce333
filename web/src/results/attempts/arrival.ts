import { formatDate, formatDateTime } from "../../ui/text/format.ts";

/** Formats the time of an attempt. For an anonymous attempt, only the day is known. */
export const formatArrival = ({ completedAt, isAnonymous }: { completedAt: string; isAnonymous: boolean }): string =>
  isAnonymous ? formatDate(completedAt) : formatDateTime(completedAt);
