import type { WebConfig } from '@stridewell/contracts/web';
import { api, setClockOffset } from '@stridewell/ui/core';

/** What a browser assumes when the deployment does not say. */
const DEFAULTS: WebConfig = { clockOffsetMs: 0, flags: { coachChat: true } };

/** Reads `/config.json` and sets the clock by it. A deployment that does not answer runs on the device's clock. */
export const loadConfig = async (): Promise<WebConfig> => {
  const config = await api.get<WebConfig>('/config.json').catch(() => DEFAULTS);
  setClockOffset(config.clockOffsetMs);
  return config;
};
