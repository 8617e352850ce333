curl "$ASSAY/api/events?limit=100${CURSOR:+&cursor=$CURSOR}" \
  -H "authorization: Bearer $ASSAY_TOKEN"
