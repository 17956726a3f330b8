import { deviceStore } from '@stridewell/app/core';
import { renderApp } from '@stridewell/app/testing/render';
import { violations } from '@stridewell/ui/testing/axe';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ShortcutsLoader } from './shortcuts-loader.tsx';

beforeEach(() => window.history.replaceState(null, '', '/profile'));
afterEach(() => deviceStore.remove('stridewell_shortcuts_off'));

const address = () => window.location.pathname + window.location.search;

const open = () =>
  renderApp(
    <>
      <ShortcutsLoader />
      <label>
        Note <input />
      </label>
    </>,
    { path: '/profile' },
  );

describe('keyboard shortcuts', () => {
  test.each([
    ['t', '/'],
    ['c', '/check-in'],
    ['p', '/running'],
    ['k', '/running?tab=chat'],
    ['b', '/physio-coach'],
  ])('NAV-08 the first press of %s opens %s', async (key, href) => {
    const { actor } = open();
    await actor.keyboard(key);
    await waitFor(() => expect(address()).toBe(href));
  });

  test('NAV-08 ignores letters in a field and with a modifier key', async () => {
    const { actor } = open();
    await actor.keyboard('x');
    await actor.click(screen.getByLabelText('Note'));
    await actor.keyboard('tcp');
    expect(screen.getByLabelText('Note')).toHaveValue('tcp');
    await actor.tab();
    await actor.keyboard('{Control>}p{/Control}');
    expect(address()).toBe('/profile');
  });

  test('NAV-08 NAV-09 lists the shortcuts on ? and turns them off for the device', async () => {
    const { actor } = open();
    await actor.keyboard('?');
    const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    expect(dialog).toHaveTextContent('cCheck in');
    await actor.keyboard('t');
    expect(address()).toBe('/profile');
    expect(await violations(dialog)).toEqual([]);
    await actor.click(screen.getByRole('checkbox', { name: 'Use these shortcuts' }));
    await actor.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await actor.keyboard('t');
    expect(address()).toBe('/profile');
    await actor.keyboard('?');
    expect(await screen.findByRole('checkbox', { name: 'Use these shortcuts' })).not.toBeChecked();
  });
});
