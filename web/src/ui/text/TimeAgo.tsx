import { formatDateTime } from "./format.ts";
import { timeAgo, timeUntil, useNow } from "./time.ts";

export function TimeAgo({ iso }: { iso: string }) {
  const now = useNow();
  return (
    <time dateTime={iso} data-tip={formatDateTime(iso)}>
      {timeAgo(new Date(iso), now)}
    </time>
  );
}

export function TimeUntil({ iso }: { iso: string }) {
  const now = useNow();
  return (
    <time dateTime={iso} data-tip={formatDateTime(iso)}>
      {timeUntil(new Date(iso), now)}
    </time>
  );
}
