/** Ends a command with its message, one sentence for whoever typed it, and nothing else. */
export class ReleaseError extends Error {
  override name = 'ReleaseError';
}
