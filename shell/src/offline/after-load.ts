import { setLaunchScreen } from '../install/launch-screen.ts';
import { followOtherTabs } from '../session/other-tabs.ts';
import { startWorker } from './worker-client.ts';

/** Starts work that can wait until the first screen is shown. Its code is also loaded then. */
export const startAfterLoad = async (): Promise<void> => {
  followOtherTabs();
  setLaunchScreen();
  await startWorker();
};
