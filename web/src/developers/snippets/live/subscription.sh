curl -N "$ASSAY/graphql" \
  -H "authorization: Bearer $ASSAY_TOKEN" \
  -H "content-type: application/json" \
  -d '{ "query": "subscription Watch($item: ID!) { resultsChanged(contentId: $item) { attemptCount averageScore } }",
        "variables": { "item": "'$ITEM'" } }'
