import { ReleaseError } from './release-error.ts';

/**
 * Runs a command of this package. For a ReleaseError, prints the message and exits with code 1. Rethrows all other
 * errors.
 */
export const commandLine = async (work: (args: string[]) => Promise<void>): Promise<void> => {
  try {
    await work(process.argv.slice(2));
  } catch (error) {
    if (!(error instanceof ReleaseError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
};
