/**
 * A signal that aborts when this process must end: on Ctrl-C, SIGTERM, a closed terminal, or the end of the parent
 * process (detected through the IPC channel, if there is one). Further signals have no effect.
 */
export function shutdownSignal(): AbortSignal {
  const controller = new AbortController();
  const stop = () => controller.abort();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  if (process.channel) {
    process.once('disconnect', stop);
    // The listener must not keep a process alive that has finished its work.
    process.channel.unref();
  }
  return controller.signal;
}
