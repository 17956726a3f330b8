import { setLaunchScreen } from '../install/launch-screen.ts';
import { followOtherTabs } from '../session/other-tabs.ts';
import { startWorker } from './worker-client.ts';

/** Starts what can wait until the first screen is shown. Its code is loaded with it. */
export const startAfterLoad = async (): Promise<void> => {
  followOtherTabs();
  setLaunchScreen();
  await startWorker();
};
