export interface ImageSize {
  width: number;
  height: number;
}

/** The name of an image is the SHA-256 hash of its stored bytes. */
const address = /^\/images\/([0-9a-f]{64})\.webp$/;

export const imageHash = (url: string): string | null => address.exec(url)?.[1] ?? null;

/** Written so that PostgreSQL accepts it too. */
export const imagePattern = "/images/([0-9a-f]{64})[.]webp";

const images = new RegExp(imagePattern, "g");

/** The images that a text may show. */
export const imageHashes = (text: string): string[] => [...text.matchAll(images)].map(([, hash = ""]) => hash);

export const imageAddress = (hash: string) => `/images/${hash}.webp`;

/** The title that marks an image as decorative: `![](/images/….webp "decorative")`. */
export const decorative = "decorative";

/** Characters of an image description, limited by the editor. */
export const longestDescription = 500;
