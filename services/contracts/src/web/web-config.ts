import type { Recommendation } from './recommendations.ts';
import type { RemoteEntry, RemotePage } from './responses.ts';

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

/** Path of the session check, with which every page of a signed-in runner starts. A literal, like {@link HOME_READS}. */
export const SESSION_READ = '/api/auth/me';

/**
 * Paths that the home screen requests, in the order in which its cards need them. They are literals, because importing
 * the table of all paths would make the early script several times larger.
 */
export const HOME_READS: readonly string[] = [
  '/api/checkin/today',
  '/api/coach/safety',
  '/api/coach/weekly-plan',
  '/api/coach/weekly-outcomes',
  '/api/coach/training-logs-week',
  '/api/physio/profile',
];

/**
 * Returns the first requests of a page in a tab. The tab name comes from the URL and may equal an inherited property name
 * such as `constructor`.
 */
export const readsInTab = ({ reads, readsByTab }: RemotePage, tab: string): readonly string[] =>
  readsByTab !== undefined && Object.hasOwn(readsByTab, tab) ? (readsByTab[tab] ?? []) : (reads ?? []);

/** The message that the result page posts to the embedding page before navigating. */
export interface NavigateMessage {
  type: 'navigate';
  url: string;
}
