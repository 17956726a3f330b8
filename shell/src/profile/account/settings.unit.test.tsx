import { useSession } from '@stridewell/app/core';
import { violations } from '@stridewell/ui/testing/axe';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { lastRunner } from '../../offline/last-runner.ts';
import { accountWith, changesOf, openProfile, PROFILE } from '../testing/fixtures.tsx';

const PATCH = 'PATCH /api/profile';

afterEach(() => {
  document.documentElement.lang = 'en';
  window.localStorage.clear();
  vi.unstubAllGlobals();
});

/** Finds an option by its text, because a search by role in the whole profile is slow. */
const choice = (text: string) => screen.getByText(text, { selector: '[role="radio"]' });

describe('START-02 settings', () => {
  test('keeps the chosen units when saving fails', async () => {
    const { actor } = await openProfile({}, { [PATCH]: { status: 503, body: {} } });
    await actor.click(choice('miles'));
    expect(await screen.findByText('Failed to save')).toBeInTheDocument();
    expect(choice('km')).toBeChecked();
  });

  test('saves the units when an option is clicked, and applies them to the session and the device', async () => {
    const saved = { body: accountWith({ units: 'mi', language: 'en' }) };
    const { actor, api } = await openProfile({}, { [PATCH]: saved });
    expect(choice('km')).toBeChecked();
    api.on(PROFILE, saved);
    await actor.click(choice('miles'));
    await waitFor(() => expect(choice('miles')).toBeChecked());
    expect(changesOf(api)).toEqual([[PATCH, { units: 'mi' }]]);
    expect([useSession.getState().user?.units, lastRunner()?.units]).toEqual(['mi', 'mi']);
  });

  test('saves the language and applies it to the page and the settings', async () => {
    const saved = { body: accountWith({ language: 'nb', units: 'km' }) };
    const { actor, api } = await openProfile({}, { [PATCH]: saved });
    api.on(PROFILE, saved);
    await actor.click(choice('Norsk'));
    expect(await screen.findByText('Språk og enheter')).toBeInTheDocument();
    expect(document.documentElement).toHaveAttribute('lang', 'nb');
    expect(screen.getByLabelText('Endre e-post')).toBeInTheDocument();
    expect(changesOf(api)).toEqual([[PATCH, { language: 'nb' }]]);
  });

  test('changes the name with the keyboard, and removes it when it is emptied', async () => {
    const { actor, api } = await openProfile({}, { [PATCH]: { body: accountWith({ name: 'Ingrid S.' }) } });
    const opener = screen.getByLabelText('Change name');
    await actor.click(opener);
    const field = screen.getByRole('textbox', { name: 'Name' });
    expect(field).toHaveFocus();
    expect(await violations(screen.getByRole('form', { name: 'Name' }))).toEqual([]);
    await actor.clear(field);
    await actor.keyboard(' Ingrid S. {Enter}');
    expect(await screen.findByText('Name saved')).toBeInTheDocument();
    expect(opener).toHaveFocus();
    await actor.click(opener);
    await actor.clear(screen.getByRole('textbox', { name: 'Name' }));
    await actor.keyboard('{Enter}');
    await waitFor(() => expect(changesOf(api)).toHaveLength(2));
    expect(changesOf(api).map(([, body]) => body)).toEqual([{ name: 'Ingrid S.' }, { name: null }]);
  });
});
