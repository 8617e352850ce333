import { createClient } from "graphql-ws";

const { ASSAY = "", ASSAY_TOKEN, ITEM } = process.env;
const client = createClient({
  url: `${ASSAY.replace("http", "ws")}/graphql`,
  connectionParams: { accessToken: ASSAY_TOKEN },
});
const query = "subscription Watch($item: ID!) { resultsChanged(contentId: $item) { attemptCount averageScore } }";

for await (const { data, errors } of client.iterate({ query, variables: { item: ITEM } }))
  console.log(JSON.stringify(data ?? errors));
