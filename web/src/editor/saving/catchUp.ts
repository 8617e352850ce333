import { fetchQuery, graphql } from "react-relay";
import type { Environment } from "relay-runtime";
import type { catchUpQuery } from "#relay/catchUpQuery.graphql.ts";

/** Fetches the stored state of an item. */
export const catchUp = (environment: Environment, key: string) =>
  fetchQuery<catchUpQuery>(
    environment,
    graphql`
      query catchUpQuery($key: String!) {
        content(key: $key) {
          ...EditorPanel_content
        }
      }
    `,
    { key },
  ).subscribe({});
