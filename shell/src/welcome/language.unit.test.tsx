import { showStoredToast } from '@stridewell/app/core';
import { fakeApi } from '@stridewell/app/testing/fake-api';
import { INGRID, renderApp } from '@stridewell/app/testing/render';
import { useToasts } from '@stridewell/ui/core';
import { violations } from '@stridewell/ui/testing/axe';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { reloadTo } from '../session/navigation.ts';
import { keepLanguage, languageWithoutSession } from '../words/stored-language.ts';
import { WELCOME_WORDS, type WelcomeWords } from '../words/welcome-words.ts';
import { showLanguage } from '../words/words.ts';
import Welcome from './welcome.tsx';

vi.mock('../session/navigation.ts', () => ({ reloadTo: vi.fn() }));

const SIGNED_IN = { body: { ok: true, loggedIn: true, user: { ...INGRID, language: 'nb' } } };
const SENT = { body: { ok: true, requestId: 'r'.repeat(43) } };

beforeEach(() => {
  useToasts.setState({ toasts: [] });
  vi.mocked(reloadTo).mockClear();
});
afterEach(async () => {
  document.documentElement.lang = 'en';
  await act(() => showLanguage('en'));
});

const openNorwegian = async () => {
  keepLanguage('nb');
  const view = renderApp(<Welcome />, { user: null });
  await screen.findByRole('heading', { name: 'Logg inn' });
  return view;
};

/** Returns every text of a catalogue, with its path. */
const textsOf = (words: object, place = ''): [string, string][] =>
  Object.entries(words).flatMap(([key, value]) => {
    if (typeof value === 'string') return [[`${place}${key}`, value] as [string, string]];
    return typeof value === 'object' && value !== null ? textsOf(value as object, `${place}${key}.`) : [];
  });

describe('SHELL-25 language of the welcome screen', () => {
  test('can be switched with one link, is stored in this browser and is set as the lang attribute', async () => {
    const { actor, unmount } = renderApp(<Welcome />, { user: null });
    await actor.type(screen.getByLabelText('Email'), 'ingrid@example.com');
    const link = screen.getByRole('button', { name: 'Norsk' });
    expect(link).toHaveAttribute('lang', 'nb');
    await actor.click(link);
    expect(await screen.findByRole('heading', { name: 'Logg inn' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: 'Vit hva dagen er god for.' })).toBeInTheDocument();
    expect(screen.getByLabelText('E-post')).toHaveValue('ingrid@example.com');
    expect([document.documentElement.lang, document.title]).toEqual(['nb', 'Logg inn · Stridewell']);
    expect(languageWithoutSession()).toBe('nb');
    expect(await violations()).toEqual([]);
    unmount();
    renderApp(<Welcome />, { user: null });
    await actor.click(await screen.findByRole('button', { name: 'English' }));
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeInTheDocument();
    expect(document.documentElement.lang).toBe('en');
  });

  test('applies to every form and its errors, without axe violations (Norwegian)', async () => {
    fakeApi({ 'POST /api/auth/request-otp': SENT });
    const { actor } = await openNorwegian();
    await actor.click(screen.getByRole('button', { name: 'Lag en konto' }));
    await actor.click(screen.getByRole('button', { name: 'Lag konto' }));
    expect(screen.getByLabelText('E-post')).toHaveAccessibleDescription('Skriv inn en gyldig e-postadresse');
    expect(screen.getByLabelText('Passord')).toHaveAccessibleDescription('Passordet må ha minst 8 tegn');
    expect(screen.getByRole('checkbox', { name: /samtykker i at Stridewell lagrer/ })).toHaveAccessibleDescription(
      /må du samtykke/,
    );
    expect(await violations()).toEqual([]);
    await actor.click(screen.getByRole('button', { name: 'Logg inn i stedet' }));
    await actor.click(screen.getByRole('button', { name: 'Send meg en kode på 6 sifre' }));
    await actor.type(screen.getByLabelText('E-post'), 'ingrid@example.com{Enter}');
    expect(await screen.findByRole('heading', { name: 'Sjekk e-posten din' })).toBeInTheDocument();
    expect(await violations()).toEqual([]);
  });

  test('applies to the score preview (Norwegian)', async () => {
    const { actor } = await openNorwegian();
    await actor.click(screen.getByRole('button', { name: 'Prøv scoren uten konto' }));
    expect(await screen.findByRole('region', { name: 'Prøv scoren' })).toBeInTheDocument();
    expect(screen.getByText('Søvn')).toBeInTheDocument();
  });

  test('START-04 is sent when an account is created, by password or by code', async () => {
    const { calls } = fakeApi({
      'POST /api/auth/register': SIGNED_IN,
      'POST /api/auth/request-otp': SENT,
      'POST /api/auth/verify-otp': { body: { ...SIGNED_IN.body, accountCreated: true } },
    });
    const { actor } = await openNorwegian();
    await actor.click(screen.getByRole('button', { name: 'Lag en konto' }));
    await actor.type(screen.getByLabelText('E-post'), 'ingrid@example.com');
    await actor.type(screen.getByLabelText('Passord'), 'Nordmarka2026');
    await actor.type(screen.getByLabelText('Gjenta passordet'), 'Nordmarka2026');
    await actor.click(screen.getByRole('checkbox', { name: /samtykker/ }));
    await actor.click(screen.getByRole('button', { name: 'Lag konto' }));
    await waitFor(() => expect(reloadTo).toHaveBeenCalled());
    showStoredToast();
    expect(useToasts.getState().toasts[0]).toMatchObject({ title: 'Kontoen din er klar!', tone: 'success' });
    expect(calls.map(({ path, headers }) => [path, headers.get('accept-language')])).toEqual([
      ['/api/auth/register', 'nb'],
    ]);
  });

  test('changes to the account’s language after a sign-in', async () => {
    fakeApi({ 'POST /api/auth/login': SIGNED_IN });
    const { actor } = renderApp(<Welcome />, { user: null });
    await actor.type(screen.getByLabelText('Email'), 'ingrid@example.com');
    await actor.type(screen.getByLabelText('Password'), 'x{Enter}');
    await waitFor(() => expect(reloadTo).toHaveBeenCalled());
    expect(languageWithoutSession()).toBe('nb');
    showStoredToast();
    expect(useToasts.getState().toasts[0]).toMatchObject({ title: 'Velkommen tilbake!' });
  });

  test('has no Norwegian text that is identical to the English text', () => {
    const english = new Map(textsOf(WELCOME_WORDS.en));
    const norwegian: [string, string][] = textsOf(WELCOME_WORDS.nb satisfies WelcomeWords);
    const same = norwegian.filter(([place, text]) => english.get(place) === text && /[a-zæøå]{3}/i.test(text));
    expect(same).toEqual([]);
  });
});
