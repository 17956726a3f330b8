import { useOfflineSince } from './offline-since.ts';

/**
 * Reads whose last good answers are kept on the device, so that today, the plan, the exercises, the check-in and the
 * profile can be read without a network.
 */
const KEPT =
  /^\/api\/(profile|checkin\/today|coach\/(weekly-plan|weekly-outcomes|training-logs-week|strength-logs-week|safety|profile|background|pause|race-review)|physio\/(profile|today|plan|safety|injuries|checkin\/today))(\?|$)/;

/** True for a read whose answer is kept on the device. */
export const isKeptOffline = (path: string): boolean => KEPT.test(path);

/** The database of kept answers, whose code is loaded after the first screen. Null if it cannot be loaded. */
const loadAnswers = () => import('./kept-answers.ts').catch(() => null);

/** Delay in milliseconds after the first screen, so that keeping its answers does not slow it down. */
const KEEP_DELAY_MS = 2_500;

const keep = (path: string, response: Response): void => {
  setTimeout(() => void loadAnswers().then((answers) => answers?.keepAnswer(path, response)), KEEP_DELAY_MS);
};

/**
 * Sends a read. Its answer is kept on the device; if the server cannot be reached, returns the kept one instead, if
 * there is one. @throws the error of the request when no answer is kept
 */
export const withKeptAnswer = async (path: string, send: () => Promise<Response>): Promise<Response> => {
  if (!isKeptOffline(path) || typeof indexedDB === 'undefined') return send();
  try {
    const response = await send();
    if (useOfflineSince.getState().asOf !== null) useOfflineSince.setState({ asOf: null });
    if (response.ok || response.status === 404) keep(path, response.clone());
    return response;
  } catch (error) {
    // Only a request without a response fails with a type error. A cancelled one must stay cancelled.
    const kept = error instanceof TypeError ? await (await loadAnswers())?.findAnswer(path) : null;
    if (!kept) throw error;
    return kept;
  }
};

/** Deletes every answer that is kept on the device. Never rejects. */
export const wipeAnswers = async (): Promise<void> => {
  await (await loadAnswers())?.deleteAnswers();
};

/**
 * Changes an answer that is kept on the device, after the runner has changed it without a network. Does nothing if none
 * is kept.
 */
export const changeKeptAnswer = async (path: string, value: unknown): Promise<void> => {
  await (await loadAnswers())?.replaceAnswer(path, value);
};

/** Stops keeping answers, and deletes them, after the consent to health data was withdrawn; starts again after it. */
export const keepAnswersIf = async (consented: boolean): Promise<void> => {
  await (await loadAnswers())?.setKeeping(consented);
};
