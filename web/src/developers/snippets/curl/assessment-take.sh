curl "$ASSAY/api/quizzes/$ITEM"
