// Preloaded by every service: when the start command is gone without a word, its services end too. A service's own
// workers inherit the preload, but their channel is their lifeline and must stay as it is.
if (process.channel && process.env.START_COMMAND_PID === String(process.ppid)) {
  process.channel.unref();
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
}
