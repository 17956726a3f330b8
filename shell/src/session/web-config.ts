import { CONFIG_PATH, type WebConfig } from '@stridewell/contracts/web';
import { api, setClockOffset } from '@stridewell/ui/core';

/** Reads `/config.json` and sets the clock by it. Where the deployment does not answer, the device's own clock has to do. */
export const loadConfig = async (): Promise<void> => {
  const config = await api.get<WebConfig>(CONFIG_PATH).catch(() => null);
  setClockOffset(config?.clockOffsetMs ?? 0);
};
