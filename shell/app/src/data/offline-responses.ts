import { useOfflineSince } from './offline-since.ts';

/**
 * Matches the paths whose last response is stored on the device, so that today, the plan, the exercises, the check-in
 * and the profile can be shown offline.
 */
const STORED =
  /^\/api\/(profile|checkin\/today|coach\/(weekly-plan|weekly-outcomes|training-logs-week|strength-logs-week|safety|profile|background|pause|race-review)|physio\/(profile|today|plan|safety|injuries|checkin\/today))(\?|$)/;

/** True for a path whose response is stored on the device. */
export const isStoredOffline = (path: string): boolean => STORED.test(path);

/** Loads the code of the response database, which is loaded after the first screen. Null if it cannot be loaded. */
const loadResponseStore = () => import('./response-store.ts').catch(() => null);

/**
 * Delay in milliseconds before a response is stored, so that storing the first screen's responses does not slow it
 * down.
 */
const STORE_DELAY_MS = 2_500;

const store = (path: string, response: Response): void => {
  setTimeout(() => void loadResponseStore().then((answers) => answers?.storeResponse(path, response)), STORE_DELAY_MS);
};

/**
 * Sends a read and stores its response on the device. If the server cannot be reached, returns the stored response
 * instead.
 * @throws the error of the request when no response is stored
 */
export const withStoredResponse = async (path: string, send: () => Promise<Response>): Promise<Response> => {
  if (!isStoredOffline(path) || typeof indexedDB === 'undefined') return send();
  try {
    const response = await send();
    if (useOfflineSince.getState().asOf !== null) useOfflineSince.setState({ asOf: null });
    if (response.ok || response.status === 404) store(path, response.clone());
    return response;
  } catch (error) {
    // A failed request without a response throws a TypeError. A cancelled request throws a different error and must
    // stay cancelled.
    const kept = error instanceof TypeError ? await (await loadResponseStore())?.findResponse(path) : null;
    if (!kept) throw error;
    return kept;
  }
};

/** Deletes all responses that are stored on the device. Never rejects. */
export const wipeStoredResponses = async (): Promise<void> => {
  await (await loadResponseStore())?.deleteResponses();
};

/**
 * Replaces a response that is stored on the device, after the runner has changed the data while offline. Does nothing
 * if there is none.
 */
export const updateStoredResponse = async (path: string, value: unknown): Promise<void> => {
  await (await loadResponseStore())?.replaceResponse(path, value);
};

/**
 * Enables the storage of responses when the runner has consented to storing health data. Otherwise disables it and
 * deletes all stored responses.
 */
export const storeResponsesIf = async (consented: boolean): Promise<void> => {
  await (await loadResponseStore())?.setStoring(consented);
};
