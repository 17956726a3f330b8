import { Screen } from '../frame/screen.tsx';

export const PRIVACY_PATH = '/privacy';

const loadPrivacy = () => import('./privacy.tsx');

/** Route of the privacy page, which is public. */
export const PrivacyRoute = () => <Screen path={PRIVACY_PATH} label="Your privacy" alone load={loadPrivacy} />;
