import { violations } from '@stridewell/ui/testing/axe';
import { screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import App from '../app.tsx';
import { onNorwegianPage, renderNorwegian } from '../plan/testing/norwegian-page.tsx';
import { englishLeft } from '../testing/english-left.ts';
import { dashboardRoutes, fixClock } from '../testing/fixtures.ts';
import { DASHBOARD_WORDS } from './dashboard-words.ts';

fixClock();

const WORDS = {
  en: { tabs: DASHBOARD_WORDS.en.tabs, back: DASHBOARD_WORDS.en.back, phones: DASHBOARD_WORDS.en.overviewOnPhones },
  nb: { tabs: DASHBOARD_WORDS.nb.tabs, back: DASHBOARD_WORDS.nb.back, phones: DASHBOARD_WORDS.nb.overviewOnPhones },
};
const tabs = () => screen.getAllByRole('tab').map(({ textContent }) => textContent);
const open = (path: string) => renderNorwegian(<App />, dashboardRoutes(), path);

describe('running dashboard on a Norwegian page', () => {
  onNorwegianPage();

  test('has tab names and the back link in Norwegian', async () => {
    open('/running?tab=chat');
    expect(tabs()).toEqual(['Oversikt', 'AI-trener', 'Profil', 'Logg']);
    expect(document.title).toBe('AI-trener · Running Coach · Stridewell');
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: 'Tilbake til Running Coach' })).toHaveAttribute('href', '/running');
    expect(main.getByRole('link', { name: 'Til forsiden' })).toHaveAttribute('href', '/');
    expect(await screen.findByRole('textbox')).toBeVisible();
    expect(englishLeft(WORDS)).toEqual([]);
    expect(await violations()).toEqual([]);
  });

  test('has tab names for phones in Norwegian', () => {
    vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }));
    open('/running');
    expect(tabs()).toEqual(['Oversikt', 'AI-trener', 'Profil', 'Logg']);
  });

  test.each([
    ['/running/session/2026-11-20', 'Økt'],
    ['/running/start/plan', 'Den første planen din'],
    ['/running/start', 'Den første planen din'],
    ['/running/season', 'Sesong'],
    ['/running/activities', 'Aktiviteter'],
    ['/running/activities/1', 'Aktivitet'],
    ['/running/topics', 'Hjelp og emner'],
    ['/running/topics/intervals', 'Hjelp og emner'],
    ['/coach', 'Running Coach'],
  ])('shows the title of %s while its code loads', (path, title) => {
    open(path);
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeInTheDocument();
    expect(screen.getByRole('status', { name: `Henter: ${title}` })).toBeInTheDocument();
  });
});
