import { MoreLinks as Links, type MoreLink } from '@stridewell/app/screens';
import { ACTIVITIES_PATH } from '../activities/activity-path.ts';

const LINKS: readonly MoreLink[] = [
  { href: '/check-in', icon: 'plus', label: 'New Check-in' },
  { href: ACTIVITIES_PATH, icon: 'run', label: 'Activities' },
  { href: '/stats', icon: 'bars', label: 'Analytics' },
  { href: '/history', icon: 'history', label: 'History' },
  { href: '/profile', icon: 'user', label: 'Profile Settings' },
  { href: '/physio-coach', icon: 'swap', label: 'Switch to Physio Coach' },
];

/** Links from the dashboard to other screens. */
export const MoreLinks = () => <Links links={LINKS} />;
