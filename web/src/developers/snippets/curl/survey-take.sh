curl "$ASSAY/api/surveys/$ITEM"
