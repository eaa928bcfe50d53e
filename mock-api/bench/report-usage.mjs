// Preloaded into a measured server: replies to each message with the CPU time and the peak memory.
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send({ cpuMs: (user + system) / 1000, peakMiB: process.resourceUsage().maxRSS / 1024 });
});
process.channel?.unref();
