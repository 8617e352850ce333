/** Loaded into the measured service. On SIGUSR2, prints the longest event-loop delay since the last signal. */
import { monitorEventLoopDelay } from "node:perf_hooks";

const delay = monitorEventLoopDelay({ resolution: 1 });
delay.enable();
process.on("SIGUSR2", () => {
  console.log(`longest block: ${delay.max / 1e6}`);
  delay.reset();
});
