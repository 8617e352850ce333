const service = Number(process.env.E2E_PORT ?? 4700);

/** The port at which a worker's tests may be a site that the service sends to or reads; apart for each E2E_PORT. */
export const sitePort = (worker: number) => 10_000 + 4 * service + worker;
