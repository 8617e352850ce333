curl "$ASSAY/api/quizzes/$ITEM/attempts" \
  -H "content-type: application/json" \
  -d '{
    "participantName": "Ann",
    "answers": { "'$QUESTION'": 2 },
    "duration": 7
  }'
