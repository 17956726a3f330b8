import type { Recommendation } from './recommendations.ts';

/** Where the result page may lead, and whom it tells: the deployment says so, nobody else. All are http(s) addresses. */
export interface BridgeConfig {
  /** The training plan of each recommendation. */
  plans: Record<Recommendation, string>;
  /** Where a runner picks a session by hand. */
  pickYourOwn: string;
  /** Origin of the page around ours that is told of the way out; null where none is. */
  parentOrigin: string | null;
}

/** `/config.json`: what the browser has to know of the deployment. */
export interface WebConfig {
  /** Milliseconds the deployment's clock is ahead of the machine's; 0 in production. */
  clockOffsetMs: number;
  flags: { coachChat: boolean };
  bridge: BridgeConfig;
}

export const CONFIG_PATH = '/config.json';

/** What the result page tells the page around it, before it leads away. */
export interface NavigateMessage {
  type: 'navigate';
  url: string;
}
