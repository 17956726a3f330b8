/** An error whose message is printed to the user without a stack trace. */
export class ReleaseError extends Error {
  override name = 'ReleaseError';
}
