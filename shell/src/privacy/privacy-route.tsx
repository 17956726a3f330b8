import { Screen } from '../frame/screen.tsx';

export const PRIVACY_PATH = '/privacy';

const loadPrivacy = () => import('./privacy.tsx');

/** The privacy page's place in the shell: everybody's, signed in or not. */
export const PrivacyRoute = () => <Screen path={PRIVACY_PATH} label="Your privacy" alone load={loadPrivacy} />;
