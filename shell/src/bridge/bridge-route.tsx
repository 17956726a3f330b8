import { useSearch } from 'wouter';
import { Screen } from '../frame/screen.tsx';
import { InstallBanner } from '../install/install-banner.tsx';

export const BRIDGE_PATH = '/bridge/result';

const loadBridge = () => import('./bridge.tsx');

/** The result page's place in the shell. What the address says stays with it when the page has to be loaded anew. */
export const BridgeRoute = () => {
  const search = useSearch();
  const path = search === '' ? BRIDGE_PATH : `${BRIDGE_PATH}?${search}`;
  return (
    <>
      <InstallBanner />
      <Screen path={path} label="Your Training Recommendation" alone load={loadBridge} />
    </>
  );
};
