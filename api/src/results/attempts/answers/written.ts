/** In SQL, what was written in answer to `version`: a text, or what was meant by "Other"; null if nothing was. */
export const writtenTo = `CASE jsonb_typeof(answers->version) WHEN 'string' THEN answers->>version
                           WHEN 'object' THEN answers->version->>'other' END`;
