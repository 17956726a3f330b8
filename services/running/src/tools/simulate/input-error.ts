/** An input of the simulation that the user must correct. The message is one sentence. */
export class InputError extends Error {
  override name = 'InputError';
}
