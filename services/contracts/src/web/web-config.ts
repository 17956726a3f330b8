import type { Recommendation } from './recommendations.ts';

/** Links and parent origin of the result page, as set by the deployment. All are http(s) addresses. */
export interface BridgeConfig {
  /** The training plan of each recommendation. */
  plans: Record<Recommendation, string>;
  /** Page on which a runner picks a session manually. */
  pickYourOwn: string;
  /** Origin of the embedding page that receives a {@link NavigateMessage}; null if there is none. */
  parentOrigin: string | null;
}

/** `/config.json`: the deployment's settings for the browser. */
export interface WebConfig {
  /** Milliseconds by which the deployment's clock is ahead of the machine's; 0 in production. */
  clockOffsetMs: number;
  flags: { coachChat: boolean };
  bridge: BridgeConfig;
}

export const CONFIG_PATH = '/config.json';

/** The message that the result page posts to the embedding page before it navigates. */
export interface NavigateMessage {
  type: 'navigate';
  url: string;
}
