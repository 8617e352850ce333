import type { Platform } from "./platform.ts";

/** State that a domain keeps for a process (a cache, a queue): created for each platform on first use. */
export function perPlatform<T, P extends object = Platform>(create: (platform: P) => T): (platform: P) => T {
  const values = new WeakMap<P, T>();
  return (platform) => {
    let value = values.get(platform);
    if (value === undefined) {
      value = create(platform);
      values.set(platform, value);
    }
    return value;
  };
}
