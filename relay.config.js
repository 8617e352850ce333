export const src = "./web/src";
export const schema = "./schema.graphql";
export const language = "typescript";
export const artifactDirectory = "./web/src/__generated__";
export const eagerEsModules = true;
export const excludes = ["**/node_modules/**", "**/__generated__/**"];
export const customScalarTypes = { DateTime: "string" };
export const persistConfig = { file: "./web/src/__generated__/persisted.json", algorithm: "SHA256" };
