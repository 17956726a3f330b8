import { ReleaseError } from './release-error.ts';

/** Runs a command of this package. A ReleaseError prints its message and exits with 1; other errors keep their stack trace. */
export const commandLine = async (work: (args: string[]) => Promise<void>): Promise<void> => {
  try {
    await work(process.argv.slice(2));
  } catch (error) {
    if (!(error instanceof ReleaseError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
};
