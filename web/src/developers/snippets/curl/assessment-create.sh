curl "$ASSAY/api/quizzes/skill-based" \
  -H "authorization: Bearer $ASSAY_TOKEN" \
  -H "content-type: application/json" \
  -d '{
    "title": "Feedback",
    "showResultsToTakers": true,
    "skillLevels": [
      {
        "name": "Developing",
        "range": [1, 2],
        "description": "You begin.",
        "encouragingMessage": "Ask for it once a week."
      },
      {
        "name": "Proficient",
        "range": [3, 4],
        "description": "You do it.",
        "encouragingMessage": "Show others how."
      }
    ],
    "questions": [
      {
        "questionText": "I ask for feedback",
        "options": ["Rarely", "Sometimes", "Often", "Always"],
        "optionWeights": [1, 2, 3, 4]
      }
    ]
  }'
