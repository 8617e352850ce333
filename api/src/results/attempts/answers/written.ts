/** SQL for the text in the answer to `version`: a text answer, or the text for "Other". Null without one. */
export const writtenTo = `CASE jsonb_typeof(answers->version) WHEN 'string' THEN answers->>version
                           WHEN 'object' THEN answers->version->>'other' END`;
