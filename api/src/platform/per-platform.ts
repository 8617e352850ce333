import type { Platform } from "./platform.ts";

/** State that a domain keeps for a process (a cache, a queue): created for each platform on first use. */
export function perPlatform<T>(create: (platform: Platform) => T): (platform: Platform) => T {
  const values = new WeakMap<Platform, T>();
  return (platform) => {
    let value = values.get(platform);
    if (value === undefined) {
      value = create(platform);
      values.set(platform, value);
    }
    return value;
  };
}
