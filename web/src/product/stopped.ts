/** What came of stopping the writing of an item, by what endGeneration answers. */
export const stopped = (wasRunning: boolean) =>
  wasRunning ? "Stopped. Nothing was made." : "It was over already. Your dashboard shows what was made.";
