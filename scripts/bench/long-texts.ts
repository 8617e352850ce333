import { once } from "./load.ts";
import type { Service } from "./service.ts";
import { sized } from "./size.ts";
import { ms, record } from "./table.ts";

/** Bytes of a name in JSON, below the body limit of one megabyte. */
const bytes = sized(900_000, 50_000);
const units = ["a", " ", "a.", "1", "<", "&#", "@", "a://", "e\u0301", "\u200b", "\n"];

/** Measures the event loop while the service receives names as long as a body allows. */
export async function longTexts(service: Service) {
  async function longestBlock(size: number) {
    await service.longestBlock();
    for (const unit of units) {
      const firstName = unit.repeat(Math.ceil(size / (Buffer.byteLength(JSON.stringify(unit)) - 2)));
      const body = Buffer.from(JSON.stringify({ email: "ada@example.com", firstName, lastName: "Lovelace" }));
      const { status } = await once(service.url, { method: "POST", path: "/api/auth/register", body });
      if (status !== 400) throw new Error(`${status} for ${JSON.stringify(unit)}`);
    }
    return service.longestBlock();
  }
  // Warms up the code that the requests run.
  await longestBlock(bytes);
  const short = await longestBlock(1);
  const long = await longestBlock(bytes);
  record(
    "longest block of the event loop while names come that are as long as a body may be",
    "≤ 50 ms",
    `${ms(long)} (short names ${ms(short)}; ${units.length} shapes of ${bytes / 1000} kB)`,
    long <= 50,
  );
}
