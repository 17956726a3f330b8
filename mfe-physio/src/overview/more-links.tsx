import { MoreLinks as Links, type MoreLink, MoreLinkRow } from '@stridewell/app/screens';
import { PhoneOnly } from '@stridewell/ui/core';
import { ROUTES } from '../dashboard/routes.ts';

const LINKS: readonly MoreLink[] = [
  { href: ROUTES.exercises, icon: 'strength', label: 'Exercises and walk-run ladder' },
  { href: ROUTES.tests, icon: 'check-circle', label: 'Tests on the way back' },
  { href: ROUTES.summary, icon: 'note', label: 'Summary for your physiotherapist' },
  { href: ROUTES.triage, icon: 'alert', label: 'Check for warning signs' },
];

/**
 * Links from the dashboard to other screens. On wide screens the link to the running coach is in the page header. On
 * phones this is the screen behind "Body", so that it also leads to trends and history.
 */
export const MoreLinks = () => (
  <Links links={LINKS}>
    <PhoneOnly>
      <MoreLinkRow href="/stats" icon="trend" label="Trends" />
      <MoreLinkRow href="/history" icon="history" label="Check-in history" />
      <MoreLinkRow href={ROUTES.running} icon="swap" label="Switch to Running Coach" />
    </PhoneOnly>
  </Links>
);
