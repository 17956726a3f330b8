import { renderApp } from '@stridewell/app/testing/render';
import { violations } from '@stridewell/ui/testing/axe';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cancelReminder, refuseReminder } from './reminder.ts';
import ReminderPart from './reminder-part.tsx';

const HOUR = 3_600_000;
let shown: [string, NotificationOptions | undefined][] = [];
let permission: NotificationPermission = 'default';

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.setSystemTime('2026-11-20T08:20:00Z');
  shown = [];
  permission = 'default';
  class FakeNotification {
    static get permission() {
      return permission;
    }
    static requestPermission = async () => {
      if (permission === 'default') permission = 'granted';
      return permission;
    };
    constructor(title: string, options?: NotificationOptions) {
      shown.push([title, options]);
    }
  }
  vi.stubGlobal('Notification', FakeNotification);
});
afterEach(() => {
  refuseReminder();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const open = () => renderApp(<ReminderPart sessionId="s1" />, { path: '/physio-coach/session' });
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

describe('the reminder one hour after a session', () => {
  it('PLAYER-27 is offered, and shown quietly after an hour without mentioning the injury', async () => {
    const { actor } = open();
    expect(screen.getByText(/^In an hour we ask again/)).toBeVisible();
    expect(await violations()).toEqual([]);
    await actor.click(screen.getByRole('button', { name: 'Remind me in an hour' }));
    expect(await screen.findByText(/if Stridewell is still open on this device/)).toBeVisible();
    await wait(HOUR - 5_000);
    expect(shown).toEqual([]);
    await wait(6_000);
    expect(shown).toEqual([
      ['Stridewell', expect.objectContaining({ body: expect.stringContaining('your session'), silent: true })],
    ]);
  });

  it('PLAYER-27 can be turned off, and is not shown after the answer', async () => {
    const { actor } = open();
    await actor.click(screen.getByRole('button', { name: 'Remind me in an hour' }));
    await actor.click(await screen.findByRole('button', { name: 'Turn off reminders' }));
    expect(screen.getByRole('button', { name: 'Remind me in an hour' })).toBeVisible();
    await actor.click(screen.getByRole('button', { name: 'Remind me in an hour' }));
    await screen.findByRole('button', { name: 'Turn off reminders' });
    cancelReminder('s1');
    await wait(2 * HOUR);
    expect(shown).toEqual([]);
  });

  it('PLAYER-27 is shown without asking for permission again once it is allowed', async () => {
    const first = open();
    await first.actor.click(screen.getByRole('button', { name: 'Remind me in an hour' }));
    await screen.findByRole('button', { name: 'Turn off reminders' });
    first.unmount();
    cancelReminder();
    open();
    expect(screen.queryByRole('button', { name: 'Remind me in an hour' })).toBeNull();
    await wait(HOUR + 1_000);
    expect(shown).toHaveLength(1);
  });

  it('PLAYER-27 reports that the browser shows no notifications', () => {
    permission = 'denied';
    open();
    expect(screen.getByText(/^This browser does not show reminders/)).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('PLAYER-27 is not offered when the hour ends on the next day', () => {
    vi.setSystemTime('2026-11-20T22:30:00Z');
    open();
    expect(screen.queryByText(/^In an hour/)).toBeNull();
  });
});
