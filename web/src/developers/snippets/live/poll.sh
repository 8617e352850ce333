curl "$ASSAY/api/content/$ITEM/attempts?order=oldest&limit=100${CURSOR:+&cursor=$CURSOR}" \
  -H "authorization: Bearer $ASSAY_TOKEN"
