const service = Number(process.env.E2E_PORT ?? 4700);

/**
 * Returns the port at which a worker's tests may run a site that the service sends to or reads. Differs by E2E_PORT.
 */
export const sitePort = (worker: number) => 10_000 + 4 * service + worker;
