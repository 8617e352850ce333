import type { ContentState } from "./state.shared.ts";

/** SQL for `contentState` of a row of quizzes, given SQL for its number of attempts. */
export const stateOf = (attempts: string) => `
  CASE WHEN NOT is_public THEN ${text("draft")}
       WHEN (rules ->> 'closesAt')::timestamptz <= now() THEN ${text("closed")}
       WHEN (rules ->> 'maxAttempts')::int <= ${attempts} THEN ${text("full")}
       WHEN (rules ->> 'opensAt')::timestamptz > now() THEN ${text("scheduled")}
       ELSE ${text("open")} END`;

const text = (state: ContentState) => `'${state}'`;
