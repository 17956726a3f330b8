import type { Recommendation } from './recommendations.ts';
import type { RemoteEntry } from './responses.ts';

/** Links and parent origin for the result page, as configured for the deployment. All are http(s) URLs. */
export interface BridgeConfig {
  /** URL of the training plan for each recommendation. */
  plans: Record<Recommendation, string>;
  /** URL of the page on which a runner selects a session manually. */
  pickYourOwn: string;
  /** Origin of the embedding page that receives a {@link NavigateMessage}; null if there is none. */
  parentOrigin: string | null;
}

/** Content of `/config.json`: the settings of the deployment that the browser needs. */
export interface WebConfig {
  /** Number of milliseconds by which the deployment's clock is ahead of the machine's clock; 0 in production. */
  clockOffsetMs: number;
  flags: { coachChat: boolean };
  bridge: BridgeConfig;
}

export const CONFIG_PATH = '/config.json';

/**
 * Content of `/config.json` and `/remotes.json`, which the gateway writes into the page as JSON, so that the page need
 * not request them. It is the same for every visitor.
 */
export interface PageData {
  config: WebConfig;
  remotes: RemoteEntry[];
}

/** Id of the script element that contains the {@link PageData}. The element is missing if the gateway was too slow. */
export const PAGE_DATA_ID = 'page-data';

/** Comment in a build's page at which the gateway inserts the data. Builds of earlier releases do not contain it. */
export const PAGE_DATA_MARK = '<!--page-data-->';

/**
 * Attribute of the template elements with the preload links of the page. The early script activates the links after it
 * has sent its requests, because a browser has only six connections to a server without HTTP/2.
 */
export const PAGE_FILES = 'data-page-files';

/** A request for data that the page started before the app's code had loaded. */
export interface EarlyRead {
  /** Time of the start in milliseconds since the page was opened. */
  at: number;
  response: Promise<Response>;
}

/** Name of the global variable with the early reads: a map from the API path to the read. */
export const EARLY_READS = 'stridewellReads';

/** The message that the result page posts to the embedding page before navigating. */
export interface NavigateMessage {
  type: 'navigate';
  url: string;
}
