curl "$ASSAY/api/webhooks" \
  -H "authorization: Bearer $ASSAY_TOKEN" \
  -H "content-type: application/json" \
  -d '{
    "url": "'$RECEIVER'",
    "allItems": true,
    "events": ["attempt.created", "content.published"]
  }'
