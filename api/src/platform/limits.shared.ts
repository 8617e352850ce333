export const minute = 60;
export const hour = 3600;

/** Points for each `duration` in seconds, counted across processes if `shared`, else (on hot paths) within one. */
export const rates = {
  // These two count wrong passwords. Then one password at a time is checked: 45 in 15 minutes for an account, 450 for an address.
  loginAccount: { points: 10, duration: 15 * minute, shared: true, pause: 20, waiting: 2 },
  loginAddress: { points: 50, duration: 15 * minute, shared: true, pause: 2, waiting: 20 },
  register: { points: 30, duration: hour, shared: true },
  password: { points: 10, duration: 15 * minute, shared: true },
  // Not told: it counts what others asked for that address, too.
  forgotAccount: { points: 5, duration: hour, shared: true, isSecret: true },
  forgotAddress: { points: 20, duration: hour, shared: true },
  // Wrong ones. Right ones cannot be guessed at any rate, and pass.
  reset: { points: 10, duration: hour, shared: true },
  verify: { points: 10, duration: hour, shared: true },
  resend: { points: 3, duration: hour, shared: true },
  newAddress: { points: 10, duration: hour, shared: true },
  newAccess: { points: 30, duration: hour, shared: true },
  // Registering an OAuth client stores nothing; many users of a hosted assistant share its addresses.
  registerClient: { points: 300, duration: hour, shared: true },
  // Documents that describe OAuth clients, which are fetched from addresses that the client chose.
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
  // Points are cost: ten results screens with everything on them. A short duration is soon over for fast clickers.
  graphql: { points: 150_000, duration: 15, shared: false },
  assistant: { points: 120, duration: minute, shared: false },
  create: { points: 60, duration: minute, shared: false },
  // Counts misses: at this rate, finding one of a thousand items takes months.
  shortLink: { points: 120, duration: minute, shared: false, pause: 1, waiting: 15 },
  // As people type one: at this rate, few of the addresses of others are found.
  addressQuestion: { points: 120, duration: minute, shared: false },
  itemAddress: { points: 60, duration: hour, shared: true },
  // Generous, because a whole class may share one address.
  submitAddress: { points: 600, duration: minute, shared: false },
  // Apart from submissions, which must not wait because pages asked how much time was left.
  startAddress: { points: 600, duration: minute, shared: false },
  // What is refused at an item, from one address; it takes nothing of what others may send.
  refused: { points: 600, duration: minute, shared: false },
  // Of one stored start or personal link, whose holder does not wait for others at their address.
  holder: { points: 120, duration: minute, shared: false },
  // Counts wrong ones, from one address and at one item: guessing a word takes years, and four digits hours.
  passcode: { points: 30, duration: minute, shared: false, pause: 5, waiting: 3 },
  // A class may share one address. Counts wrong codes; those of 80 bits are not found by guessing at any rate.
  certificateCode: { points: 60, duration: minute, shared: false },
  certificate: { points: 300, duration: minute, shared: false },
  // Of an item on the taker's page. Few people report anything, and a flood would hide what they write.
  reportAddress: { points: 10, duration: hour, shared: true },
  reportItem: { points: 60, duration: hour, shared: true },
  submitItem: { points: 6000, duration: minute, shared: false },
} as const satisfies Record<string, Rate>;

export interface Rate {
  points: number;
  duration: number;
  shared: boolean;
  isSecret?: boolean;
  /** Of `guess`: seconds for one guess when there are no points left. */
  pause?: number;
  /** Of `guess`: how many may wait; the taker's page gives up after 20 seconds. */
  waiting?: number;
}

/** The limits of one GraphQL operation. A field costs 1, a list multiplies by its rows, expensive fields declare their cost. */
export const costLimit = { complexity: 20_000, depth: 14, breadth: 400 };

/** The limits of one GraphQL document. */
export const documentLimit = { tokens: 2000, aliases: 15, directives: 20 };

/** Sockets and event streams that one account may have open. */
export const streamLimit = 10;

export const megabyte = 1_048_576;

/** The bytes that a body may have, after it was decompressed. */
export const bodyBytes = {
  usual: megabyte,
  /** The largest item that the rules allow has 4.2 million bytes when each letter is written as `\\u4f60`. */
  item: 5 * megabyte,
};
