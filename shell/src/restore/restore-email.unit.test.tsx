import { fakeApi } from '@stridewell/app/testing/fake-api';
import { renderApp } from '@stridewell/app/testing/render';
import { violations } from '@stridewell/ui/testing/axe';
import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import RestoreEmail from './restore-email.tsx';
import { RESTORE_WORDS } from './restore-words.ts';

const RESTORE = 'POST /api/auth/email-restorations';
const TOKEN = 'x'.repeat(43);

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const open = (answer: object, hash = `#${TOKEN}`) => {
  const app = renderApp(<RestoreEmail />, { user: null, path: `/restore-email${hash}` });
  return { ...app, api: fakeApi({ [RESTORE]: answer }) };
};

describe('START-05 page that restores the previous email address', () => {
  it('sends the token only when the button is pressed, and shows the address', async () => {
    const { actor, api, container } = open({ body: { ok: true, email: 'ingrid@example.com' } });
    expect(api.calls).toEqual([]);
    expect(window.location.hash).toBe('');
    expect(await violations(container)).toEqual([]);
    await actor.click(screen.getByRole('button', { name: 'Restore my address' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Your address is back' })).toBeInTheDocument();
    expect(screen.getByText(/^You sign in with ingrid@example\.com again/)).toBeInTheDocument();
    expect(api.calls.map(({ body }) => body)).toEqual([{ token: TOKEN }]);
    expect(await violations(container)).toEqual([]);
  });

  it('shows in Norwegian why an address was not restored, and can be retried', async () => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['nb-NO']);
    const message = 'This link has been used or has expired, or it is not complete.';
    const { actor } = open({ status: 404, body: { message, code: 'missing' } });
    await actor.click(screen.getByRole('button', { name: 'Gjenopprett adressen min' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Adressen ble ikke gjenopprettet. Lenken er brukt eller for gammel, eller så er den ikke fullstendig.',
    );
    expect(screen.getByRole('button', { name: 'Gjenopprett adressen min' })).toBeEnabled();
  });

  it('says that a link without a token is incomplete, and links to the sign-in', () => {
    open({}, '');
    expect(screen.getByRole('alert')).toHaveTextContent('it is not complete');
    expect(screen.getByRole('button', { name: 'Go to sign-in' })).toBeEnabled();
  });

  it('has a Norwegian string for each English one', () => {
    const { en, nb } = RESTORE_WORDS;
    expect(nb.happens).toHaveLength(en.happens.length);
    const texts = ({ happens, done, ...words }: typeof en) => [
      ...Object.values(words),
      ...happens,
      done('a@example.com'),
    ];
    for (const text of texts(nb)) expect(texts(en)).not.toContain(text);
  });
});
