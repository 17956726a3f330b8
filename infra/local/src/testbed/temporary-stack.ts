import { startStack } from '../stack.ts';
import type { Stack, StackOptions } from '../stack-types.ts';
import { makeTempFolder, removeTempFolder } from './temp-folder.ts';

/** A stack whose data folder is removed when the stack is stopped. */
export interface TemporaryStack extends Stack {
  /** Stops all processes and removes the folder. */
  end(): Promise<void>;
}

/**
 * Starts a stack on free ports with separate servers in a temporary folder. Always call `end`.
 * @param prepare runs before the start with the path of the folder
 */
export async function startTemporaryStack(
  options: StackOptions = {},
  prepare: (dataDir: string) => Promise<void> = async () => undefined,
): Promise<TemporaryStack> {
  const dataDir = makeTempFolder();
  try {
    await prepare(dataDir);
    const stack = await startStack({ ports: 'free', ownServers: true, dataDir, ...options });
    return {
      ...stack,
      async end() {
        await stack.stop();
        removeTempFolder(dataDir);
      },
    };
  } catch (error) {
    removeTempFolder(dataDir);
    throw error;
  }
}
