import type { Content } from "../../generated/prisma/client.ts";
import { imagePattern } from "../../image/image.shared.ts";
import type { Transaction } from "../../platform/data/database.ts";

const json = (value: unknown) => (value === null ? null : JSON.stringify(value));

/** Stores the version that takers see from this save on, and ends the previous revision. */
export async function recordRevision(
  tx: Transaction,
  { id, revision, skillLevels, rendered, isPublic }: Content,
  questionIds: string[],
): Promise<void> {
  await tx.$executeRaw`
    WITH replaced AS (
      UPDATE quiz_revisions SET public_until = now()
       WHERE quiz_id = ${id} AND revision = ${revision} - 1 AND public_from IS NOT NULL)
    INSERT INTO quiz_revisions (quiz_id, revision, question_ids, skill_levels, rendered, image_hashes, public_from)
    VALUES (${id}, ${revision}, ${questionIds}, ${json(skillLevels)}::jsonb, ${json(rendered)}::jsonb,
            (SELECT array_agg(DISTINCT found[1])
               FROM (SELECT ${json(rendered)} AS html UNION ALL
                     SELECT rendered::text FROM questions WHERE id = ANY(${questionIds})) texts,
                    regexp_matches(html, ${imagePattern}, 'g') found),
            CASE WHEN ${isPublic} THEN now() END)`;
}
