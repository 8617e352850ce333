import { exactTime, timeAgo, useNow } from "./time.ts";

export function TimeAgo({ iso }: { iso: string }) {
  const now = useNow();
  const date = new Date(iso);
  return (
    <time dateTime={iso} data-tip={exactTime(date)}>
      {timeAgo(date, now)}
    </time>
  );
}
