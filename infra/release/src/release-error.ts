/** Ends a command with its message for the user, without a stack trace. */
export class ReleaseError extends Error {
  override name = 'ReleaseError';
}
