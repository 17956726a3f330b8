import { MoreLinks as Links, MoreLinkRow } from '@stridewell/app/screens';
import { PhoneOnly } from '@stridewell/ui/core';
import { ROUTES } from '../dashboard/routes.ts';
import { overviewWords } from './overview-words.ts';

/**
 * Links from the dashboard to other screens. On wide screens the link to the running coach is in the page header. On
 * phones this is the screen behind "Body", so it also links to trends and history.
 */
export const MoreLinks = () => {
  const { links } = overviewWords();
  return (
    <Links
      links={[
        { href: ROUTES.exercises, icon: 'strength', label: links.exercises },
        { href: ROUTES.tests, icon: 'check-circle', label: links.tests },
        { href: ROUTES.summary, icon: 'note', label: links.summary },
        { href: ROUTES.triage, icon: 'alert', label: links.triage },
      ]}
    >
      <PhoneOnly>
        <MoreLinkRow href="/stats" icon="trend" label={links.trends} />
        <MoreLinkRow href="/history" icon="history" label={links.history} />
        <MoreLinkRow href={ROUTES.running} icon="swap" label={links.running} />
      </PhoneOnly>
    </Links>
  );
};
