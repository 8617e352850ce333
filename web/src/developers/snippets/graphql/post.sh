curl "$ASSAY/graphql" \
  -H "authorization: Bearer $ASSAY_TOKEN" \
  -H "content-type: application/json" \
  -d '{ "query": "query Titles($rows: Int!) { viewer { contents(first: $rows) { edges { node { id title } } } } }",
        "variables": { "rows": 5 } }'
