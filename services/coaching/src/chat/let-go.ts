import { pause } from '@stridewell/kit/clock';
import type { Logger } from '@stridewell/kit/logger';

/** A store that answers again is found within this time, milliseconds. */
export const EVERY_MS = 1_000;
const TRIES = 12;

/**
 * Gives a thread back for a holder whose take or release got no answer: the store may have done it all the same, now or once it
 * is awake, and the runner would be told for a whole lease that their coach is still answering. Tries until there was something
 * to give back; never throws.
 * @param release answers whether the holder had the thread
 */
export const letGo = async (release: () => Promise<boolean>, logger: Pick<Logger, 'debug'>): Promise<void> => {
  for (let tries = 0; tries < TRIES; tries += 1) {
    try {
      if (await release()) return;
    } catch (error) {
      logger.debug({ err: error }, 'thread not freed yet');
    }
    await pause(EVERY_MS);
  }
};
