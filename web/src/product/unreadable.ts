/** The response is not JSON, such as a proxy's page. */
export class UnreadableAnswer extends Error {}
