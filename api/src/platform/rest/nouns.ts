/** The path parameter of each collection: the noun for its refusals, and its description. */
const collections: Record<string, readonly [noun: string, parameter: string]> = {
  quizzes: ["Quiz", "The id of a quiz or skill assessment, a UUID."],
  surveys: ["Survey", "The id of a survey, a UUID."],
  content: ["Item", "The id of an item of any kind, a UUID."],
  trash: ["Item", "The id of a deleted item of any kind, a UUID."],
  "admin/content": ["Quiz", "The id of an item of any kind, a UUID."],
  "admin/reports": ["Report", "The id of a report, a UUID."],
  "admin/users": ["User", "The id of a user, a UUID."],
  attempts: ["Attempt", "The id of an attempt, a UUID."],
  "attempt-deletions": ["Deletion", "The id of a deletion of attempts, a UUID."],
  "account/erasures": ["Erasure", "The id of an erasure, a UUID."],
  certificates: ["Certificate", "The code shown on a certificate."],
  generations: ["Generation", "The id of a generation, from the response that started it."],
  draftings: ["Draft", "The id of a draft, a UUID."],
  "draft-questions": ["Question", "The id of a question of a draft, a UUID."],
  "pdfs/objects": ["Uploaded PDF", "The id of an upload, from its link."],
  images: ["Image", "The hash of an image: the 64 digits in its URL."],
  exports: ["Export", "The secret at the end of a download link."],
  addresses: ["Quiz", "The last part of a link that the owner chose for an item."],
  "short-links": ["Quiz", "The code at the end of a short link."],
  templates: ["Template", "The name of a template."],
  webhooks: ["Webhook", "The id of a webhook, a UUID."],
  "webhook-deliveries": ["Delivery", "The id of a message, a UUID."],
  "auth/tokens": ["Token", "The id of an access token, a UUID."],
};

/** Description of a path's parameter, and the noun for its refusals; null if the path has no parameter. */
export function pathNoun(path: string): { noun: string; parameter: string } | null {
  const collection = /^\/api\/(.+?)\/:/.exec(path)?.[1];
  if (collection === undefined) return null;
  const entry = collections[collection];
  if (!entry) throw new Error(`No description for the parameter of ${path}`);
  return { noun: entry[0], parameter: entry[1] };
}
