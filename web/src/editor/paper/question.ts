import type { Sheets_content$data } from "#relay/Sheets_content.graphql.ts";

export type PaperQuestion = Sheets_content$data["questions"][number];
