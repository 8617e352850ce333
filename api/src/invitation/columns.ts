import { z } from "zod";
import type { Invitation } from "../generated/prisma/client.ts";
import type { Platform } from "../platform/platform.ts";
import { shapes } from "../platform/shape/shape.rules.ts";

/** Number of values to choose from. A column with more is likely to differ for each person, such as a staff number. */
const mostValues = 100;

const ColumnValue = z
  .object({
    value: z.string().meta({ description: "Value in the column." }),
    people: z.int().meta({ description: "Number of people with this value." }),
  })
  .register(shapes, { name: "InvitationColumnValue", description: "A value in a column of the list of people." });

export const InvitationColumn = z
  .object({
    name: z.string().meta({ description: "Heading of the column." }),
    values: z.array(ColumnValue).meta({
      description: `Values in alphabetical order; only the ${mostValues} most common ones if there are more.`,
    }),
    isWhole: z.boolean().meta({ description: "Whether these are all values." }),
  })
  .register(shapes, { name: "InvitationColumn", description: "A column that the list of people brought." });
type InvitationColumn = z.output<typeof InvitationColumn>;

const columns = `
WITH given AS (
  SELECT heading, value, count(*)::int AS people FROM invitations, jsonb_each_text(fields) AS f (heading, value)
   WHERE quiz_id = $1 GROUP BY 1, 2
), ranked AS (
  SELECT *, row_number() OVER (PARTITION BY heading ORDER BY people DESC, value) AS place FROM given
)
SELECT heading AS name, max(place) <= $2::int AS "isWhole",
       jsonb_agg(jsonb_build_object('value', value, 'people', people) ORDER BY value) FILTER (WHERE place <= $2::int) AS values
  FROM ranked GROUP BY heading ORDER BY heading`;

/** The columns of an item's list of people, with their values. */
export async function invitationColumns({ sql }: Platform, contentId: string): Promise<InvitationColumn[]> {
  const values = [contentId, mostValues];
  return (await sql.query<InvitationColumn>({ name: "invitation-columns", text: columns, values })).rows;
}

const headings = `
SELECT DISTINCT heading FROM invitations, jsonb_object_keys(fields) AS heading WHERE quiz_id = $1 AND fields <> '{}' ORDER BY 1`;

/** The headings of these columns. */
export async function columnNames({ sql }: Platform, contentId: string): Promise<string[]> {
  const { rows } = await sql.query<{ heading: string }>({
    name: "column-headings",
    text: headings,
    values: [contentId],
  });
  return rows.map(({ heading }) => heading);
}

/** The values of these columns for the people behind some attempts, by invitation. */
export async function columnsByInvitation(
  { db }: Platform,
  attempts: readonly { invitationId: string | null }[],
): Promise<ReadonlyMap<string, Invitation["fields"]>> {
  const ids = attempts.flatMap(({ invitationId }) => invitationId ?? []);
  const rows = await db.invitation.findMany({ where: { id: { in: ids } }, select: { id: true, fields: true } });
  return new Map(rows.flatMap(({ id, fields }) => (Object.keys(fields).length > 0 ? [[id, fields]] : [])));
}
