import type { z } from "zod";
import { logged } from "../../account/log/log.ts";
import { contentFacts } from "../../content/content.policy.ts";
import { lockOwn } from "../../content/own.ts";
import { certifies } from "../../content/rules/certificate.shared.ts";
import { isPassed, type Percentage, reaches } from "../../content/rules/rules.shared.ts";
import { mayTellScore } from "../../content/rules/shown.shared.ts";
import type { Item } from "../../content/taking/item.ts";
import { visibleItem } from "../../content/taking/visible-item.ts";
import { itemInLanguage } from "../../content/translation/in-language.ts";
import type { Attempt, Certificate } from "../../generated/prisma/client.ts";
import { inTransaction } from "../../platform/data/database.ts";
import { DomainError, invalid, notFound, parse } from "../../platform/errors.ts";
import { addressAt } from "../../platform/identity/address.ts";
import { signedIn, type Viewer } from "../../platform/identity/viewer.ts";
import type { Platform } from "../../platform/platform.ts";
import { firstSpoken } from "../../platform/shared/taker-language.shared.ts";
import { mayReadNames, requireAttempt } from "../attempt.policy.ts";
import { entrantOf } from "../writing/invited.ts";
import { CertificateOrder } from "./certificate.rules.ts";
import { codeFrom, inGroups, newCode } from "./code.ts";
import { unprintable } from "./paper/sheet.ts";
import type { Checked } from "./present.ts";

type Answered = Percentage & Pick<Attempt, "isCounted" | "attemptKey">;

/**
 * Whether a taker who sees their result now can get a certificate for it. Answers without a key cannot: only the key
 * shows who took the attempt.
 */
export const mayBeCertified = (item: Item, { isCounted, attemptKey, ...result }: Answered): boolean =>
  certifies(item) && attemptKey !== null && isCounted && mayTellScore(item) && isPassed(item, result) === true;

/** Whether a certificate was issued for an attempt, even if it was revoked since. False if the item has none. */
export const isCertified = async ({ db }: Platform, item: Item, attemptId: string): Promise<boolean> =>
  certifies(item) && (await db.certificate.findUnique({ where: { attemptId }, select: { code: true } })) !== null;

/**
 * Issues the certificate of a passed attempt, identified by its key. It is issued once, from the current state of the
 * item; a repeated call returns the same certificate, whatever name is sent. Throws NOT_FOUND if none is available,
 * which reveals nothing about the result. Throws VALIDATION_FAILED for a name with characters that the PDF cannot
 * show, unless `allowBoxes` is sent.
 */
export async function issueCertificate(
  platform: Platform,
  viewer: Viewer,
  contentId: string,
  input: unknown,
): Promise<Checked> {
  const order = parse(CertificateOrder, input);
  return platform.limits.refusals("certificate", addressAt(viewer.address, contentId), () =>
    issue(platform, viewer, contentId, order),
  );
}

async function issue(
  platform: Platform,
  viewer: Viewer,
  contentId: string,
  { attemptKey: sent, name: written, language, allowBoxes }: z.output<typeof CertificateOrder>,
): Promise<Checked> {
  const item = await visibleItem(platform, viewer, contentId, "Quiz");
  const { attemptKey } = await entrantOf(platform, item, sent);
  const attempt = await platform.db.attempt.findUnique({
    where: { contentId_attemptKey: { contentId, attemptKey } },
    include: { certificate: true },
  });
  if (!attempt) throw notFound("Attempt");
  if (attempt.certificate) return checkedOf(attempt.certificate, attempt);
  if (!mayBeCertified(item, attempt)) throw notFound("Certificate");
  const name = attempt.participantName ?? written;
  if (!name) throw invalid("name", "Enter a name for the certificate");
  const languages = [language, attempt.language].filter((tag) => tag !== null);
  const translated = await itemInLanguage(platform, item, languages);
  const pageLanguage = firstSpoken([...languages, item.language]) ?? "en";
  const characters = (await unprintable(name, pageLanguage)).join(" ");
  if (characters && !allowBoxes)
    throw new DomainError(
      "VALIDATION_FAILED",
      `The PDF cannot show these characters of the name: ${characters}. Send true to have the certificate anyway`,
      { issues: [{ path: "allowBoxes", message: characters }] },
    );
  await store(platform, item, attempt, { name, title: translated.title, language: pageLanguage });
  const certificate = await platform.db.certificate.findUnique({ where: { attemptId: attempt.id } });
  if (!certificate) throw notFound("Attempt");
  return checkedOf(certificate, attempt);
}

// Locks the attempt against erasure and against removal of its key. A certificate that is issued at the same moment
// wins.
const statement = `
WITH issued AS (
  INSERT INTO certificates (attempt_id, code, name, is_by_inviter, title, pass_mark, percentage, issuer, signatory, language, completed_on)
  SELECT a.id, $3, $4, a.invitation_id IS NOT NULL AND a.participant_name IS NOT NULL, $5, $6, CASE WHEN $7 THEN a.percentage END, $8, $9, $10,
         to_char(a.completed_at AT TIME ZONE coalesce(u.time_zone, 'UTC'), 'YYYY-MM-DD')
    FROM attempts a JOIN quizzes q ON q.id = a.quiz_id LEFT JOIN users u ON u.id = q.user_id
   WHERE a.id = $1 AND a.attempt_key = $2 AND a.is_counted AND a.percentage - coalesce(a.is_rounded_up, false)::int >= $6
     FOR KEY SHARE OF a
  ON CONFLICT (attempt_id) DO NOTHING
  RETURNING code
)
INSERT INTO certificate_codes (code) SELECT code FROM issued`;

async function store(
  { sql }: Platform,
  { rules }: Item,
  { id, attemptKey }: Attempt,
  { name, title, language }: Pick<Certificate, "name" | "title" | "language">,
): Promise<void> {
  const { issuer = null, signatory = null, statesResult = false } = rules?.certificate ?? {};
  await sql.query(statement, [
    id,
    attemptKey,
    newCode(),
    name,
    title,
    rules?.passMark,
    statesResult,
    issuer,
    signatory,
    language,
  ]);
}

export const checkedOf = (certificate: Certificate, attempt: Percentage): Checked => ({
  code: certificate.code,
  certificate: isValid(certificate, attempt) ? certificate : null,
});

/** False once revoked, or once regrading leaves the attempt below the pass mark on the certificate. */
const isValid = ({ revokedAt, passMark }: Pick<Certificate, "revokedAt" | "passMark">, attempt: Percentage): boolean =>
  revokedAt === null && reaches(attempt, passMark);

/**
 * Anyone with the code may check it. Throws NOT_FOUND for a code that was never issued, which counts against guessing.
 */
export async function checkCertificate({ db, limits }: Platform, viewer: Viewer, typed: string): Promise<Checked> {
  const code = await limits.refusals("certificateCode", viewer.address, async () => {
    const code = codeFrom(typed);
    if (code === null || !(await db.certificateCode.findUnique({ where: { code } }))) throw notFound("Certificate");
    return code;
  });
  const certificate = await db.certificate.findUnique({
    where: { code, attempt: { content: { deletedAt: null } } },
    include: { attempt: { select: { percentage: true, isRoundedUp: true } } },
  });
  return certificate ? checkedOf(certificate, certificate.attempt) : { code, certificate: null };
}

/** Revokes a certificate for the viewer's own item. Repeatable. */
export async function revokeCertificate({ db }: Platform, viewer: Viewer, typed: string): Promise<Checked> {
  signedIn(viewer);
  const code = codeFrom(typed) ?? "";
  const certificate = await db.certificate.findUnique({
    where: { code },
    include: { attempt: { include: { content: { select: contentFacts } } } },
  });
  const { contentId } = requireAttempt(viewer, "results:write", certificate?.attempt ?? null, "Certificate");
  return inTransaction(db, async (tx) => {
    const { userId, title } = await lockOwn(tx, viewer, contentId, undefined, "results:write");
    // Deleted with its answers since, which may still be restored with it.
    if (!(await tx.certificate.findUnique({ where: { code } }))) throw notFound("Certificate");
    const { count } = await tx.certificate.updateMany({
      where: { code, revokedAt: null },
      data: { revokedAt: new Date() },
    });
    if (count > 0 && userId !== null)
      await logged(tx, viewer, userId, { action: "certificate_revoked", contentId, title });
    return { code, certificate: null };
  });
}

/** The certificate for an attempt at the viewer's own item. Null if there is none or the viewer may not read names. */
export async function certificateOf({ db }: Platform, viewer: Viewer, attempt: Attempt): Promise<Checked | null> {
  const certificate = mayReadNames(viewer) && (await db.certificate.findUnique({ where: { attemptId: attempt.id } }));
  return certificate ? checkedOf(certificate, attempt) : null;
}

/** Codes of certificates by attempt. */
export async function certificateCodes({ db }: Platform, attemptIds: string[]): Promise<Map<string, string>> {
  const issued = await db.certificate.findMany({
    where: { attemptId: { in: attemptIds } },
    select: { attemptId: true, code: true },
  });
  return new Map(issued.map(({ attemptId, code }) => [attemptId, inGroups(code)]));
}

/** Exports have a column for codes only if a certificate was issued. */
export const hasCertificates = async ({ db }: Platform, contentId: string): Promise<boolean> =>
  (await db.certificate.findFirst({ where: { attempt: { contentId } }, select: { code: true } })) !== null;
