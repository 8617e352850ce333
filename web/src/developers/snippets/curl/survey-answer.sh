curl "$ASSAY/api/surveys/$ITEM/responses" \
  -H "content-type: application/json" \
  -d '{
    "answers": { "'$QUESTION'": [0, 2] },
    "duration": 9
  }'
