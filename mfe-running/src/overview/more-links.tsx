import { MoreLinks as Links } from '@stridewell/app/screens';
import { ButtonLink, token } from '@stridewell/ui/core';
import styled from 'styled-components';
import { ACTIVITIES_PATH } from '../activities/activity-path.ts';
import { overviewWords } from './overview-words.ts';

const SEASON_PATH = '/running/season';

const Two = styled.div`
  display: grid;
  /* Two columns; large text on a small phone needs one. */
  grid-template-columns: repeat(auto-fit, minmax(min(100%, max(8.5rem, 40%)), 1fr));
  gap: ${token('space-2')};
`;

/** Links from the week to related screens, shown on phones, which have no tabs. */
export const PlanLinks = () => {
  const { tracker, season } = overviewWords().links;
  return (
    <Two>
      <ButtonLink href="/running?tab=tracker" variant="secondary" icon="calendar" wide>
        {tracker}
      </ButtonLink>
      <ButtonLink href={SEASON_PATH} variant="secondary" icon="flag" wide>
        {season}
      </ButtonLink>
    </Two>
  );
};

/** Links from the dashboard to other screens. */
export const MoreLinks = () => {
  const words = overviewWords().links;
  return (
    <Links
      links={[
        { href: '/check-in', icon: 'plus', label: words.checkin },
        { href: SEASON_PATH, icon: 'flag', label: words.season },
        { href: ACTIVITIES_PATH, icon: 'run', label: words.activities },
        { href: '/stats', icon: 'bars', label: words.stats },
        { href: '/history', icon: 'history', label: words.history },
        { href: '/profile', icon: 'user', label: words.profile },
        { href: '/physio-coach', icon: 'swap', label: words.physio },
      ]}
    />
  );
};
