import { MoreLinks as Links } from '@stridewell/app/screens';
import { ACTIVITIES_PATH } from '../activities/activity-path.ts';
import { overviewWords } from './overview-words.ts';

/** Links from the dashboard to other screens. */
export const MoreLinks = () => {
  const words = overviewWords().links;
  return (
    <Links
      links={[
        { href: '/check-in', icon: 'plus', label: words.checkin },
        { href: ACTIVITIES_PATH, icon: 'run', label: words.activities },
        { href: '/stats', icon: 'bars', label: words.stats },
        { href: '/history', icon: 'history', label: words.history },
        { href: '/profile', icon: 'user', label: words.profile },
        { href: '/physio-coach', icon: 'swap', label: words.physio },
      ]}
    />
  );
};
