import { violations } from '@stridewell/ui/testing/axe';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { languageWithoutSession } from '../words/stored-language.ts';
import { showLanguage } from '../words/words.ts';
import { accountWith, openProfile } from './testing/fixtures.tsx';

beforeEach(async () => {
  document.documentElement.lang = 'nb';
  await act(() => showLanguage('nb'));
});
afterEach(async () => {
  document.documentElement.lang = 'en';
  await act(() => showLanguage('en'));
});

describe('PROF-20 profile in Norwegian', () => {
  test('has Norwegian cards, dates and buttons', async () => {
    await openProfile({ language: 'nb' });
    const cards = ['Språk og enheter', 'Innlogging', 'Her er du logget inn', 'Dataene dine', 'Dette samtykker du i'];
    for (const name of cards) expect(await screen.findByRole('region', { name })).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: 'Profil' })).toBeInTheDocument();
    expect(screen.getByText('Chrome på Android')).toBeInTheDocument();
    expect(screen.getByText(/^Logget inn torsdag 19. november 2026 kl. /)).toBeInTheDocument();
    expect(screen.getByText(/^Du samtykket fredag 20. november 2026 kl. /)).toBeInTheDocument();
    expect(screen.getAllByRole('link', { name: 'Tilbake til I dag' })).not.toHaveLength(0);
    for (const name of ['Logg ut', 'Slett dataene mine', 'Last ned'])
      expect(screen.getByRole('button', { name })).toBeInTheDocument();
    expect(document.body.textContent).not.toMatch(/Loading|Saving|Your |Change |Sign out|Delete My/);
    expect(await violations()).toEqual([]);
  });

  test('has Norwegian forms and dialogs', async () => {
    const { actor } = await openProfile({ language: 'nb' });
    await actor.click(screen.getByRole('button', { name: 'Endre tidssone' }));
    expect(screen.getByRole('combobox', { name: 'Tidssone' })).toHaveFocus();
    await actor.click(screen.getByRole('button', { name: 'Endre passord' }));
    expect(screen.getByLabelText('Nytt passord')).toBeInTheDocument();
    expect(screen.getByText('En stor bokstav')).toBeInTheDocument();
    expect(await violations()).toEqual([]);
    await actor.click(screen.getByRole('button', { name: 'Slett dataene mine' }));
    expect(await screen.findByRole('alertdialog', { name: 'Slett konto og data' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Avbryt' })).toHaveFocus();
  });

  test('uses a changed language for the screens without a session as well', async () => {
    const { actor } = await openProfile(
      { language: 'nb' },
      { 'PATCH /api/profile': { body: accountWith({ language: 'nb' }) } },
    );
    window.localStorage.removeItem('stridewell_language');
    await actor.click(screen.getByRole('radio', { name: 'English' }));
    await screen.findByText('Lagret');
    expect(languageWithoutSession()).toBe('nb');
  });
});
