import { useSearch } from 'wouter';
import { Screen } from '../frame/screen.tsx';
import { InstallBanner } from '../install/install-banner.tsx';

export const BRIDGE_PATH = '/bridge/result';

const loadBridge = () => import('./bridge.tsx');

/** Route of the result page. The screen's path includes the query string, so that a reload keeps it. */
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
