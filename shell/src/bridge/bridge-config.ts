import { type BridgeConfig, RECOMMENDATIONS, type WebConfig } from '@stridewell/contracts/web';

/** Whether an address can be led to: http or https, nothing that a browser would run. */
const isWebAddress = (address: unknown): boolean =>
  typeof address === 'string' && URL.canParse(address) && /^https?:$/.test(new URL(address).protocol);

/**
 * Where the page leads, as the deployment says; null where it does not say it in full. There is nothing built in: an address
 * that is not the deployment's own would lead a runner astray.
 */
export const bridgeOf = (config: Partial<WebConfig> | undefined): BridgeConfig | null => {
  const bridge = config?.bridge;
  if (!bridge || !isWebAddress(bridge.pickYourOwn)) return null;
  return RECOMMENDATIONS.every((name) => isWebAddress(bridge.plans?.[name])) ? bridge : null;
};
