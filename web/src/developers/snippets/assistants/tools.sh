curl "$ASSAY/mcp" \
  -H "authorization: Bearer $ASSAY_TOKEN" \
  -H "content-type: application/json" \
  -H "accept: application/json, text/event-stream" \
  -d '{ "jsonrpc": "2.0", "id": 1, "method": "tools/list" }'
