import { ReleaseError } from './release-error.ts';

/** Runs a command of this package: what it refuses is one sentence and exit code 1, what breaks keeps its trace. */
export const commandLine = async (work: (args: string[]) => Promise<void>): Promise<void> => {
  try {
    await work(process.argv.slice(2));
  } catch (error) {
    if (!(error instanceof ReleaseError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
};
