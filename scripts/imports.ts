/** Checks the direction of imports, announcements in transactions and the size of folders. Prints violations. */
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { importTable, root } from "./near/modules.ts";

interface Rule {
  says: string;
  from: RegExp;
  notFrom?: RegExp;
  to: RegExp;
  notTo?: RegExp;
  valuesOnly?: boolean;
}

const domains: Record<string, string[]> = {
  account: [],
  image: [],
  rich: ["image"],
  content: ["account", "image", "rich"],
  clinic: ["content", "rich"],
  template: ["content", "rich"],
  extractive: ["content"],
  generation: ["account", "image", "content", "clinic", "extractive"],
  attempt: ["account", "rich", "content"],
  invitation: ["account", "content", "attempt"],
  webhook: ["account", "content", "attempt"],
  results: ["account", "content", "extractive", "generation", "attempt", "invitation"],
  admin: ["account", "content", "attempt", "results"],
  assistant: ["account", "content", "extractive", "generation", "attempt", "results"],
};
/**
 * Exceptions. Builders use parts of the editor; the editor's preview uses parts of the taker's page, and its hint a
 * part of the results.
 */
const borrowed: Record<string, RegExp[]> = {
  create: [/^web\/src\/editor\//],
  editor: [
    /^web\/src\/take\/(attempt\/(attempt|item)\.|question\/(ProgressNav|QuestionField)\.|style\/)/,
    /^web\/src\/results\/regrading\/EarlierKey\./,
  ],
};

/**
 * Folders of content from the ground up, each built on earlier ones. Above them are what creates and changes items, and
 * the doors.
 */
const rooms = [
  "address",
  "retention",
  "question",
  "setting",
  "own",
  "fields",
  "event",
  "rules",
  "rendered",
  "taking",
  "translation",
  "trash",
  "report",
  "create",
  "edit",
];
/** Exceptions: the policy and the rules of an item name their parts, and a question stores its rendered texts. */
const namesParts = /^api\/src\/content\/(content\.(policy|rules)|question\/question)\.ts$/;

const features = [
  "site",
  "developers",
  "account",
  "create",
  "editor",
  "take",
  "results",
  "webhooks",
  "dashboard",
  "admin",
];

/** A query other than the one built from the operation's selection. */
const ownRead = /\bdb\.\w+\.\w+\((?!query\)|\{ \.\.\.query,)/;

const inside = (folder: string, names: string[]) => new RegExp(`^${folder}/(${names.join("|")})/`);
const either = (...parts: RegExp[]) => new RegExp(parts.map(({ source }) => source).join("|"));
const signingIn = /^web\/src\/account\/(session\/)?(\w+\.ts|useSignInAgain\.tsx)$/;
const domain = inside("api/src", Object.keys(domains));
/** The doors, and the shapes that they take and return. */
const transport = /\.(graphql|rest|contract)\.ts$|\/domain\.ts$/;
const door = /\.(graphql|rest|mcp)\.ts$|\/domain\.ts$/;
const doorFrame =
  /^api\/src\/platform\/(graphql\/(builder|server|route|event-stream|operation|websocket)|rest\/(http|docs|pages|event-stream))\.ts$/;
const graphql = /^(graphql|graphql-yoga|graphql-ws|@pothos\/.+)$/;
const fastify = /^(fastify|fastify-plugin|@fastify\/.+)$/;
const mcp = /^@modelcontextprotocol\//;
const client = /^api\/src\/generated\//;
/** Parsers of rich text, which run in the browser as well. */
const parsers = /^(mdast-util-from-markdown|mdast-util-math|micromark-extension-math|temml)$/;
const pure = either(/\.(shared\.ts|json)$/, parsers, /^icu-minify\/format$/);

const { dependencies, devDependencies } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
/** The files that run in a production install. */
const running = /^api\/src\/|^scripts\/((start|admin|migrate|rebuild)\.ts|demo\/)/;
const packageIn = (names: string[]) => new RegExp(`^(${names.join("|")})(/|$)`);

const rules: Rule[] = [
  {
    says: "what runs needs no development package",
    from: running,
    to: packageIn(Object.keys(devDependencies)),
    valuesOnly: true,
  },
  { says: "the platform knows no domain", from: /^api\/src\/platform\//, to: either(domain, /^api\/src\/client\//) },
  ...Object.entries(domains).map(([name, below]) => ({
    says: "a domain builds only on earlier ones",
    from: inside("api/src", [name]),
    to: domain,
    notTo: inside("api/src", [name, ...below]),
  })),
  ...["", ...rooms].map((name, index) => ({
    says: "a folder of content builds only on earlier ones",
    from: name ? inside("api/src/content", [name]) : /^api\/src\/content\/[^/]+$/,
    notFrom: either(namesParts, transport),
    to: inside("api/src/content", rooms.slice(index)),
  })),
  {
    says: "drafting without a model is entered by its four entry points",
    from: /^(?!api\/src\/extractive\/)/,
    to: /^api\/src\/extractive\//,
    notTo: /^api\/src\/extractive\/(draft|detect|outlook|source)\.ts$/,
  },
  {
    says: "a closed process, which cannot read content, runs this",
    from: /^api\/src\/extractive\//,
    to: /^api\/src\/content\//,
    valuesOnly: true,
  },
  { says: "a domain knows no door", from: domain, notFrom: door, to: either(door, graphql, fastify, mcp, doorFrame) },
  { says: "the doors know nothing of each other", from: /\.graphql\.ts$/, to: either(/\.rest\.ts$/, fastify) },
  { says: "the doors know nothing of each other", from: /\.rest\.ts$/, to: either(/\.graphql\.ts$/, graphql) },
  { says: "the protocol of assistants stays in its door", from: /^api\/src\//, notFrom: /\.mcp\.ts$/, to: mcp },
  { says: "a door reads through its domain", from: door, to: client, valuesOnly: true },
  { says: "what is shared is pure", from: /\.shared\.ts$/, to: /./, notTo: pure, valuesOnly: true },
  { says: "rules are pure", from: /\.rules\.ts$/, to: /./, notTo: /^zod$|\.(rules|shared)\.ts$/ },
  { says: "the server knows no client", from: /^api\/(?!vitest)/, to: /^web\// },
  {
    says: "the client shares only nouns and rules with the server",
    from: /^web\/src\//,
    to: /^api\//,
    notTo: /\.(rules|shared)\.ts$|\/messages\/en\.json|\/taking\/messages\.ts$/,
  },
  { says: "takers load no rules", from: /^web\/src\/take\//, to: /^zod$|\.rules\.ts$/, valuesOnly: true },
  {
    says: "takers get rich text as HTML",
    from: /^web\/src\/take\//,
    to: /^api\/src\/rich\/(rich|markdown|formula|dollars)\.shared\.ts$/,
  },
  { says: "the kit knows no feature", from: /^web\/src\/ui\//, to: /^web\/src\/(?!ui\/)/ },
  {
    says: "what features share of the product knows none of them",
    from: /^web\/src\/product\//,
    to: /^web\/src\/(?!ui\/|product\/)/,
  },
  { says: "the kit knows no GraphQL", from: /^web\/src\/ui\//, to: /^(react-relay|relay-runtime|graphql)/ },
  ...features.map((name) => ({
    says: "a feature knows no other",
    from: inside("web/src", [name]),
    to: inside("web/src", ["app", ...features.filter((other) => other !== name)]),
    notTo: either(signingIn, ...(borrowed[name] ?? [])),
  })),
];

const mostInFolder = 18;

/** Modules whose statements change data and notify at once. */
const notifiers = /^api\/src\/(attempt\/writing\/(batch|starts)|generation\/slots)\.ts$/;

const imports = new Map([...importTable()].filter(([file]) => !/\.test\.tsx?$/.test(file)));
const files = [...imports.keys()];

const problems = [...imports].flatMap(([file, list]) =>
  list.flatMap(({ to, isType }) => broken(file, to, isType).map(({ says }) => `${file} imports ${to}: ${says}`)),
);
problems.push(
  ...files
    .filter((file) => domain.test(file) && !notifiers.test(file))
    .flatMap((file) =>
      /\bpg_notify\b|\bevents\.tell\(/.test(readFileSync(join(root, file), "utf8"))
        ? [
            `${file} tells of a change apart from making it: announce it in the transaction (see platform/work/announcing.ts)`,
          ]
        : [],
    ),
);

const run = [...imports].flatMap(([file, list]) => (running.test(file) ? list.map(({ to }) => to) : []));
// The program that npx runs as assay-mcp is JavaScript, which the import table leaves out.
run.push("@modelcontextprotocol/client");
// Imported by the code that Prisma generates.
run.push("@prisma/client");
// Data, which is read by path.
run.push("@zxcvbn-ts/language-common");
run.push(...Object.keys(dependencies).filter((name) => name.startsWith("@fontsource-variable/")));
// Loaded by sharp where its native code is missing.
run.push("@img/sharp-wasm32");
for (const name of Object.keys(dependencies)) {
  if (!run.some((to) => packageIn([name]).test(to)))
    problems.push(`${name} does not run: it belongs to the devDependencies`);
}
problems.push(
  ...files
    .filter((file) => door.test(file) && ownRead.test(readFileSync(join(root, file), "utf8")))
    .map((file) => `${file} reads the database: let its domain do so, or Pothos' query`),
);
problems.push(...heaps());
problems.push(...cycles().map((cycle) => `${cycle.join(" → ")}: a circle`));
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;

function broken(file: string, to: string, isType: boolean): Rule[] {
  return rules.filter(
    (rule) =>
      rule.from.test(file) &&
      !rule.notFrom?.test(file) &&
      rule.to.test(to) &&
      !rule.notTo?.test(to) &&
      !(rule.valuesOnly && isType),
  );
}

function heaps(): string[] {
  const folders = Map.groupBy(
    files.filter((file) => !/\.spec\.ts$/.test(file)),
    (file) => dirname(file),
  );
  return [...folders]
    .filter(([, inside]) => inside.length > mostInFolder)
    .map(([folder, inside]) => `${folder} holds ${inside.length} files, more than ${mostInFolder}: part it`);
}

/** Circles of imports, including types: one for each import that closes a circle. Visits each file once. */
function cycles(): string[][] {
  const found: string[][] = [];
  const done = new Set<string>();
  const visit = (file: string, path: string[]) => {
    if (path.includes(file)) {
      found.push([...path.slice(path.indexOf(file)), file]);
      return;
    }
    if (done.has(file)) return;
    // A file may import another one twice, for a type and for a value.
    const targets = new Set(imports.get(file)?.map(({ to }) => to));
    for (const to of targets) visit(to, [...path, file]);
    done.add(file);
  };
  for (const file of files) visit(file, []);
  return found;
}
