curl -N "$ASSAY/api/content/$ITEM/events" \
  -H "authorization: Bearer $ASSAY_TOKEN"
