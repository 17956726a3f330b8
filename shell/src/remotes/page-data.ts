import { PAGE_DATA_ID, type PageData } from '@stridewell/contracts/web';

/**
 * Returns the data that the gateway has written into the page: the configuration and the list of remotes. Null if the
 * page contains none or invalid data.
 */
export const pageData = (): Partial<PageData> | null => {
  try {
    return JSON.parse(document.getElementById(PAGE_DATA_ID)?.textContent ?? 'null') as Partial<PageData> | null;
  } catch {
    return null;
  }
};
