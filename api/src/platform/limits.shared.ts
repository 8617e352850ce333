export const minute = 60;
export const hour = 3600;

/** Points for each `duration` in seconds. Counted across processes if `shared`, otherwise (on hot paths) within one. */
export const rates = {
  // The next two count wrong passwords. After the points are used up, one password at a time is checked: 45 in
  // 15 minutes for an account, 450 for an address.
  loginAccount: { points: 10, duration: 15 * minute, shared: true, pause: 20, waiting: 2 },
  loginAddress: { points: 50, duration: 15 * minute, shared: true, pause: 2, waiting: 20 },
  register: { points: 30, duration: hour, shared: true },
  password: { points: 10, duration: 15 * minute, shared: true },
  // Not reported, because it also counts requests by others for that address.
  forgotAccount: { points: 5, duration: hour, shared: true, isSecret: true },
  forgotAddress: { points: 20, duration: hour, shared: true },
  // Counts wrong tokens. Right ones cannot be guessed at any rate, and pass.
  reset: { points: 10, duration: hour, shared: true },
  verify: { points: 10, duration: hour, shared: true },
  resend: { points: 3, duration: hour, shared: true },
  newAddress: { points: 10, duration: hour, shared: true },
  newAccess: { points: 30, duration: hour, shared: true },
  // Registering an OAuth client stores nothing. Many users of a hosted assistant share its addresses.
  registerClient: { points: 300, duration: hour, shared: true },
  // Fetches of documents that describe OAuth clients, from URLs that the client chose.
  clientDocument: { points: 60, duration: hour, shared: true },
  // Counts refusals of codes and refresh tokens.
  tokenRefused: { points: 120, duration: minute, shared: false },
  ownData: { points: 5, duration: hour, shared: true },
  webhookCall: { points: 30, duration: minute, shared: true },
  testMail: { points: 10, duration: hour, shared: true },
  refresh: { points: 60, duration: minute, shared: true },
  upload: { points: 5, duration: minute, shared: true },
  image: { points: 100, duration: 10 * minute, shared: true },
  generate: { points: 10, duration: minute, shared: true },
  revise: { points: 60, duration: 10 * minute, shared: true },
  generateDay: { points: 200, duration: 24 * hour, shared: true },
  // Points are cost: ten results screens with everything on them. Fast clickers only wait for the short duration.
  graphql: { points: 150_000, duration: 15, shared: false },
  assistant: { points: 120, duration: minute, shared: false },
  create: { points: 60, duration: minute, shared: false },
  // Counts misses: at this rate, finding one of a thousand items takes months.
  shortLink: { points: 120, duration: minute, shared: false, pause: 1, waiting: 15 },
  // Counts checks while a custom link is typed. At this rate, few links of other owners are found.
  addressQuestion: { points: 120, duration: minute, shared: false },
  itemAddress: { points: 60, duration: hour, shared: true },
  // Generous, because a whole class may share one address.
  submitAddress: { points: 600, duration: minute, shared: false },
  // Separate from submissions, which must not wait because pages asked for the remaining time.
  startAddress: { points: 600, duration: minute, shared: false },
  // Counts requests that an item refuses, from one address. It uses no points of requests from others.
  refused: { points: 600, duration: minute, shared: false },
  // Counts requests for one stored start or personal link, whose holder does not wait for others at their address.
  holder: { points: 120, duration: minute, shared: false },
  // Counts wrong passcodes, from one address and at one item. Guessing a word takes years, and four digits take hours.
  passcode: { points: 30, duration: minute, shared: false, pause: 5, waiting: 3 },
  // Counts wrong codes. A class may share one address, and 80-bit codes cannot be guessed at any rate.
  certificateCode: { points: 60, duration: minute, shared: false },
  certificate: { points: 300, duration: minute, shared: false },
  // Reports of an item on the taker's page. Few people report anything, and a flood would hide their reports.
  reportAddress: { points: 10, duration: hour, shared: true },
  reportItem: { points: 60, duration: hour, shared: true },
  submitItem: { points: 6000, duration: minute, shared: false },
} as const satisfies Record<string, Rate>;

export interface Rate {
  points: number;
  duration: number;
  shared: boolean;
  isSecret?: boolean;
  /** Seconds for one call of `guess` when no points are left. */
  pause?: number;
  /** Number of calls of `guess` that may wait. The taker's page gives up after 20 seconds. */
  waiting?: number;
}

/** The limits of one GraphQL operation. A field costs 1, a list multiplies by its rows, expensive fields declare their cost. */
export const costLimit = { complexity: 20_000, depth: 14, breadth: 400 };

/** The limits of one GraphQL document. */
export const documentLimit = { tokens: 2000, aliases: 15, directives: 20 };

/** Maximum number of open sockets and event streams for one account. */
export const streamLimit = 10;

export const megabyte = 1_048_576;

/** Maximum bytes of a body after decompression. */
export const bodyBytes = {
  usual: megabyte,
  /** The largest item that the rules allow has 7.8 million bytes if each letter is written as `\\u4f60`. */
  item: 8 * megabyte,
};
