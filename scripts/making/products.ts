/** The products and their sources, so that `npm start` rebuilds only what is missing or stale. */
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

export interface Product {
  /** The line that the start prints. */
  says: string;
  from: readonly string[];
  /** Whether a file below a folder of `from` counts. */
  counts?: (file: string) => boolean;
  made: string;
}

const root = join(import.meta.dirname, "../..");
const isDerived = /(^|\/)(dist|__generated__|generated|e2e)(\/|$)/;
const isShared = /\.rules\.ts$/;

/** In build order. */
export const products = {
  database: {
    says: "Generating the database client …",
    from: ["prisma/schema.prisma", "prisma/prisma.config.ts", "package-lock.json"],
    made: "api/src/generated/prisma/client.ts",
  },
  queries: {
    says: "Generating the queries …",
    from: ["web/src", "schema.graphql", "relay.config.js", "package-lock.json"],
    made: "web/src/__generated__/persisted.json",
  },
  readers: {
    says: "Building what reads sources …",
    from: ["api/src/generation", "api/src/platform", "package-lock.json"],
    made: "api/src/generated/children/origin.json",
  },
  client: {
    says: "Building the client …",
    from: ["web", "api/src", "schema.graphql", "package-lock.json"],
    counts: (file) => file.startsWith("web") || isShared.test(file),
    made: "web/dist/index.html",
  },
} satisfies Record<string, Product>;

export type ProductName = keyof typeof products;

export function outdated(): ProductName[] {
  const names = Object.keys(products) as ProductName[];
  return names.filter((name) => {
    const product: Product = products[name];
    return !existsSync(join(root, product.made)) || newest(product) > lastMade(name);
  });
}

/** Whether the packages that make products are installed; a production install leaves them out. */
export function canMake(): boolean {
  return existsSync(join(root, "node_modules/vite"));
}

/** Records that a product was built from its sources as of `time` (milliseconds). */
export function noteMade(name: ProductName, time: number) {
  mkdirSync(dirname(stamp(name)), { recursive: true });
  writeFileSync(stamp(name), String(time));
}

function lastMade(name: ProductName): number {
  return existsSync(stamp(name)) ? Number(readFileSync(stamp(name), "utf8")) : 0;
}

function stamp(name: ProductName) {
  return join(root, `api/src/generated/${name}.made`);
}

/** The last change of any source. */
function newest({ from, counts = () => true }: Product): number {
  const touched = (file: string): number => {
    const info = statSync(join(root, file));
    if (!info.isDirectory()) return counts(file) ? info.mtimeMs : 0;
    if (isDerived.test(file)) return 0;
    return Math.max(0, ...readdirSync(join(root, file)).map((name) => touched(`${file}/${name}`)));
  };
  return Math.max(...from.map(touched));
}
