curl "$ASSAY/api/quizzes/manual" \
  -H "authorization: Bearer $ASSAY_TOKEN" \
  -H "content-type: application/json" \
  -d '{
    "title": "Rivers",
    "showResultsToTakers": true,
    "questions": [
      {
        "question": "Which is longer?",
        "options": ["Rhine", "Danube"],
        "correctAnswer": 1,
        "explanation": "2,850 km against 1,233 km."
      }
    ]
  }'
