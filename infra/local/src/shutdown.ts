/**
 * A signal that comes when this process shall end: Ctrl-C, SIGTERM, a closed terminal, or the end of the process that
 * started us (which holds the other end of our channel, if there is one). Further signals change nothing.
 */
export function shutdownSignal(): AbortSignal {
  const controller = new AbortController();
  const stop = () => controller.abort();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  if (process.channel) {
    process.once('disconnect', stop);
    // Listening must not keep a process alive that has done its work.
    process.channel.unref();
  }
  return controller.signal;
}
