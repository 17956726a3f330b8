import type { Recommendation } from './recommendations.ts';

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

/** The message that the result page posts to the embedding page before navigating. */
export interface NavigateMessage {
  type: 'navigate';
  url: string;
}
