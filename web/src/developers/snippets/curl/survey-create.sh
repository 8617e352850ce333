curl "$ASSAY/api/surveys" \
  -H "authorization: Bearer $ASSAY_TOKEN" \
  -H "content-type: application/json" \
  -d '{
    "title": "Lunch",
    "showResultsToTakers": true,
    "questions": [
      {
        "questionText": "What did you have?",
        "questionType": "multi_select",
        "options": ["Soup", "Salad", "Cake"]
      }
    ]
  }'
