import { MoreLinks as Links, type MoreLink, MoreLinkRow } from '@stridewell/app/screens';
import { PhoneOnly } from '@stridewell/ui/core';
import { ROUTES } from '../dashboard/routes.ts';

const LINKS: readonly MoreLink[] = [
  { href: ROUTES.exercises, icon: 'strength', label: 'Exercises and walk-run ladder' },
  { href: ROUTES.summary, icon: 'note', label: 'Summary for your physiotherapist' },
  { href: ROUTES.triage, icon: 'alert', label: 'Check for warning signs' },
];

/** Links from the dashboard to other screens. On wide screens the link to the running coach is in the page header. */
export const MoreLinks = () => (
  <Links links={LINKS}>
    <PhoneOnly>
      <MoreLinkRow href={ROUTES.running} icon="swap" label="Switch to Running Coach" />
    </PhoneOnly>
  </Links>
);
