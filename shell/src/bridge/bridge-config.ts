import { type BridgeConfig, RECOMMENDATIONS, type WebConfig } from '@stridewell/contracts/web';

/** Whether an address is http or https (not, for example, a `javascript:` address). */
const isWebAddress = (address: unknown): boolean =>
  typeof address === 'string' && URL.canParse(address) && /^https?:$/.test(new URL(address).protocol);

/**
 * The deployment's addresses for the result page; null if any of them is missing or invalid. There are no built-in
 * defaults, because an address of another deployment would send runners to the wrong place.
 */
export const bridgeOf = (config: Partial<WebConfig> | undefined): BridgeConfig | null => {
  const bridge = config?.bridge;
  if (!bridge || !isWebAddress(bridge.pickYourOwn)) return null;
  return RECOMMENDATIONS.every((name) => isWebAddress(bridge.plans?.[name])) ? bridge : null;
};
