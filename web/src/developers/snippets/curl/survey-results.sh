curl "$ASSAY/api/surveys/$ITEM/results?limit=10" \
  -H "authorization: Bearer $ASSAY_TOKEN"
