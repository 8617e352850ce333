export interface ImageSize {
  width: number;
  height: number;
}

/** Images are named by the SHA-256 of what is stored. */
const address = /^\/images\/([0-9a-f]{64})\.webp$/;

export const imageHash = (url: string): string | null => address.exec(url)?.[1] ?? null;

/** As PostgreSQL takes it, too. */
export const imagePattern = "/images/([0-9a-f]{64})[.]webp";

const images = new RegExp(imagePattern, "g");

/** The images that a text may show. */
export const imageHashes = (text: string): string[] => [...text.matchAll(images)].map(([, hash = ""]) => hash);

export const imageAddress = (hash: string) => `/images/${hash}.webp`;

/** The title by which an image says that it carries no meaning: `![](/images/….webp "decorative")`. */
export const decorative = "decorative";

/** Characters of a description as the editor takes it. */
export const longestDescription = 500;
