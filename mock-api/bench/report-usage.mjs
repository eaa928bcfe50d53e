// The bench preloads this module into a measured server. It replies to each IPC message with CPU time and peak memory.
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send({ cpuMs: (user + system) / 1000, peakMiB: process.resourceUsage().maxRSS / 1024 });
});
process.channel?.unref();
