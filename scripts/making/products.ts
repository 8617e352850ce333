/** The products and their sources. `npm start` rebuilds only products that are missing or stale. */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

export interface Product {
  says: string;
  from: readonly string[];
  /** Whether a file below a folder of `from` counts. */
  counts?: (file: string) => boolean;
  made: string;
  /** The service starts without it, on something slower: sources, packages of a development install, larger files. */
  isLater?: true;
}

const root = join(import.meta.dirname, "../..");
const isDerived = /(^|\/)(dist|__generated__|generated|e2e)(\/|$)/;
const isShared = /\.(rules|shared)\.ts$|\.json$/;

const clientSources = ["web", "api/src", "schema.graphql"];
const isOfClient = (file: string) => file.startsWith("web") || isShared.test(file);

/** Listed in build order. */
export const products = {
  database: {
    says: "Generating the database client …",
    from: ["prisma/schema.prisma", "prisma/prisma.config.ts"],
    made: "api/src/generated/prisma/client.ts",
  },
  queries: {
    says: "Generating the queries …",
    from: ["web/src", "schema.graphql", "relay.config.js"],
    made: "web/src/__generated__/persisted.json",
  },
  client: {
    says: "Building the client …",
    from: clientSources,
    counts: isOfClient,
    made: "web/dist/index.html",
  },
  fonts: {
    says: "Copying fonts of certificates …",
    from: ["api/src/attempt/certificate/paper/families.ts"],
    made: "api/src/generated/fonts/noto-sans-tifinagh/unicode.json",
    isLater: true,
  },
  readers: {
    says: "Bundling what reads sources …",
    from: ["api/src/generation", "api/src/extractive", "api/src/platform"],
    made: "api/src/generated/children/origin.json",
    isLater: true,
  },
  service: {
    says: "Bundling the service …",
    from: ["api/src", "prisma/schema.prisma"],
    counts: (file) => !/\.test\.ts$/.test(file),
    made: "api/src/generated/service/main.js",
    isLater: true,
  },
  compressed: {
    says: "Compressing the client …",
    from: clientSources,
    counts: isOfClient,
    made: "web/dist/take-worker.js.br",
    isLater: true,
  },
} satisfies Record<string, Product>;

export type ProductName = keyof typeof products;

/** Whether `npm run generate` makes it as well. */
export const isGenerated = (name: ProductName) => name === "database" || name === "queries";

export const isLater = (name: ProductName) => (products[name] as Product).isLater ?? false;

export function outdated(): ProductName[] {
  const names = Object.keys(products) as ProductName[];
  const packages = installed();
  const times = new Map<string, number>();
  return names.filter((name) => {
    const product: Product = products[name];
    const last = lastMade(name);
    return !existsSync(join(root, product.made)) || newest(product, times) > last.time || packages !== last.packages;
  });
}

/** Whether the packages for building are installed; a production install leaves them out. */
export function canMake(): boolean {
  return existsSync(join(root, "node_modules/vite"));
}

export function noteMade(name: ProductName, time: number) {
  mkdirSync(dirname(stamp(name)), { recursive: true });
  writeFileSync(stamp(name), `${time} ${installed()}`);
}

function lastMade(name: ProductName) {
  const [time, packages] = existsSync(stamp(name)) ? readFileSync(stamp(name), "utf8").split(" ") : [];
  return { time: Number(time ?? 0), packages };
}

/** Compares sets of packages by content: npm touches the file even when it only removes packages. */
const installed = () =>
  createHash("sha256")
    .update(readFileSync(join(root, "package-lock.json")))
    .digest("hex");

function stamp(name: ProductName) {
  return join(root, `api/src/generated/${name}.made`);
}

/** Returns the time of the newest source. `times` caches files that several products share. */
function newest({ from, counts = () => true }: Product, times: Map<string, number>): number {
  const touched = (file: string): number => {
    if (isDerived.test(file)) return 0;
    const names = readdirSync(join(root, file), { withFileTypes: true });
    return Math.max(0, ...names.map((entry) => (entry.isDirectory() ? touched : changed)(`${file}/${entry.name}`)));
  };
  const changed = (file: string): number => {
    if (!counts(file)) return 0;
    const time = times.get(file) ?? statSync(join(root, file)).mtimeMs;
    times.set(file, time);
    return time;
  };
  return Math.max(...from.map((file) => (statSync(join(root, file)).isDirectory() ? touched : changed)(file)));
}
