/** What the taker's page says where an item has a rule that few have. */
export default {
  goesOn: "This page goes on to {host} by itself.",
  stay: "Stay here",
  stays: "This page stays open.",
} as const;
