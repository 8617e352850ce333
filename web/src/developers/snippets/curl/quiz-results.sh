curl "$ASSAY/api/quizzes/$ITEM/results?limit=10" \
  -H "authorization: Bearer $ASSAY_TOKEN"
