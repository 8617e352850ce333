npx openapi-typescript "$ASSAY/openapi.json" -o paths.ts
