export const stopped = (wasRunning: boolean) =>
  wasRunning ? "Stopped. Nothing was made." : "It was over already. Your dashboard shows what was made.";
