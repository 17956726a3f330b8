import { CONFIG_PATH, type WebConfig } from '@stridewell/contracts/web';
import { api, setClockOffset } from '@stridewell/ui/core';

/** Loads `/config.json` and sets the clock offset. Falls back to the device's clock if the request fails. */
export const loadConfig = async (): Promise<void> => {
  const config = await api.get<WebConfig>(CONFIG_PATH).catch(() => null);
  setClockOffset(config?.clockOffsetMs ?? 0);
};
