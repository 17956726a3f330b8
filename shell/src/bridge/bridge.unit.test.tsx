import { now } from '@stridewell/app/core';
import { REFERRAL, saying, todayOf } from '@stridewell/app/testing/checkin';
import { type FakeAnswer, fakeApi } from '@stridewell/app/testing/fake-api';
import { renderApp } from '@stridewell/app/testing/render';
import {
  type CheckinToday,
  dateIn,
  RECOMMENDATION_COPY,
  RECOMMENDATIONS,
  type Recommendation,
  weekStartOf,
} from '@stridewell/contracts/web';
import { Icon } from '@stridewell/ui/core';
import { violations } from '@stridewell/ui/testing/axe';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import Bridge from './bridge.tsx';
import { navigateAway } from './navigate-away.ts';

vi.mock('./navigate-away.ts', () => ({ navigateAway: vi.fn(() => () => undefined) }));

const PLANS: Record<Recommendation, string> = {
  Push: 'https://plans.example.org/hard',
  Adapt: 'https://plans.example.org/trimmed',
  Recover: 'https://plans.example.org/easy',
  Reset: 'https://other.example.org:8443/rest?day=1',
};
const OWN = 'https://plans.example.org/all';
const PARENT = 'https://club.example.org';
const BRIDGE = { plans: PLANS, pickYourOwn: OWN, parentOrigin: PARENT };
const CONFIG = 'GET /config.json';

const config = (bridge: unknown = BRIDGE): FakeAnswer => ({
  body: { clockOffsetMs: 0, flags: { coachChat: true }, bridge },
});
const open = (query = '', answer: FakeAnswer | (() => Promise<FakeAnswer>) = config()) => {
  const api = fakeApi({ [CONFIG]: answer });
  return { api, ...renderApp(<Bridge />, { path: `/bridge/result${query}`, user: null }) };
};

const button = () => screen.findByRole('button', { name: 'Open your training plan' });
const own = () => screen.findByRole('link', { name: 'Pick your own training session' });
const direct = () => screen.findByRole('link', { name: 'Use the direct link' });
const destinations = () => vi.mocked(navigateAway).mock.calls.map(([url, parent]) => [url, parent]);

afterEach(() => {
  vi.unstubAllGlobals();
  vi.mocked(navigateAway).mockClear();
});

const ICONS = { Push: 'push', Adapt: 'adapt', Recover: 'recover', Reset: 'reset' } as const;

describe('ResultCard', () => {
  test.each(RECOMMENDATIONS)(
    'BRIDGE-01 BRIDGE-05 BRIDGE-06 BRIDGE-07 BRIDGE-08 BRIDGE-09 shows the icon, name, description, details and score for %s',
    async (name) => {
      const { container } = open(`?result=${name}&score=7`);
      expect(screen.getByRole('heading', { level: 1, name: 'Your Training Recommendation' })).toBeVisible();
      expect(document.title).toBe('Your Training Recommendation · Stridewell');
      const { kind, headline, text, effort } = RECOMMENDATION_COPY[name];
      const card = screen.getByRole('region', { name });
      for (const words of [name, kind, headline, text, effort, 'Readiness score', '7.0'])
        expect(card).toHaveTextContent(words);
      const shape = container.querySelector('section svg')?.innerHTML;
      const icon = render(<Icon name={ICONS[name]} />);
      expect(shape).toBe(icon.container.querySelector('svg')?.innerHTML);
      icon.unmount();
      expect(await violations()).toEqual([]);
    },
  );

  test('BRIDGE-03 BRIDGE-04 CONST-06 shows Adapt and 6.2 when the URL has no query string', () => {
    open();
    expect(screen.getByRole('region', { name: 'Adapt' })).toHaveTextContent('Readiness score6.2 / 10');
  });

  describe('of a signed-in runner', () => {
    const TODAY = dateIn('Europe/Oslo', now());
    const action = { kind: 'plan', text: 'Train as planned. 6.2 is an ordinary day for you.', score: 6.2 };
    const day = {
      date: TODAY,
      planType: 'easy',
      minutes: 40,
      zone: 'Z2',
      title: 'Easy run',
      why: 'Endurance.',
      action,
    };
    const openSignedIn = (query: string, change: Partial<CheckinToday> = {}) => {
      const plan = { weekStart: weekStartOf(TODAY), phase: 'Base', totalMinutes: 40, days: [day] };
      const api = fakeApi({
        [CONFIG]: config(),
        'GET /api/checkin/today': { body: todayOf(TODAY, change) },
        'GET /api/coach/weekly-plan': { body: plan },
        'GET /api/coach/safety': { body: { hold: null } },
      });
      renderApp(<Bridge />, { path: `/bridge/result${query}` });
      return api;
    };
    const called = (api: ReturnType<typeof fakeApi>, path: string) =>
      waitFor(() => expect(api.calls.some((call) => call.path === path)).toBe(true));

    test('BRIDGE-20 shows the effect of the recommendation on today’s session next to the fixed text', async () => {
      openSignedIn('?result=adapt&score=6.2');
      const card = screen.getByRole('region', { name: 'Adapt' });
      expect(await within(card).findByText(action.text)).toBeVisible();
      expect(within(card).getByText('Easy run, 40 min')).toBeVisible();
      expect(card).toHaveTextContent(RECOMMENDATION_COPY.Adapt.text);
      expect(await violations()).toEqual([]);
    });

    test.each([
      ['today’s check-in gave another recommendation', '?result=push', {}],
      ['the check-in has a safety text', '?result=adapt', saying(REFERRAL)],
    ])('BRIDGE-20 shows only the fixed text when %s', async (_when, query, change) => {
      await called(openSignedIn(query, change), '/api/coach/weekly-plan');
      expect(screen.queryByText(action.text)).toBeNull();
    });
  });

  test('SHELL-10 is rendered without a session check while the config request is pending', () => {
    const { api } = open('?result=push&score=8.4', () => new Promise<FakeAnswer>(() => {}));
    expect(screen.getByRole('region', { name: 'Push' })).toHaveTextContent('8.4');
    expect(api.calls.map(({ path }) => path)).toEqual(['/config.json']);
  });
});

describe('PlanLinks', () => {
  test.each(RECOMMENDATIONS)(
    'BRIDGE-10 BRIDGE-11 navigates to the plan for %s when the button is clicked',
    async (name) => {
      const { actor } = open(`?result=${name}`);
      await actor.click(await button());
      expect(destinations()).toEqual([[PLANS[name], PARENT]]);
    },
  );

  test('BRIDGE-21 does not make the training plan the filled button on a Reset day', async () => {
    const lookOn = async (result: string): Promise<string> => {
      const { unmount } = open(`?result=${result}`);
      const { className } = await button();
      unmount();
      return className;
    };
    const look = await lookOn('push');
    expect(await lookOn('adapt')).toBe(look);
    expect(await lookOn('reset')).not.toBe(look);
  });

  test('BRIDGE-12 renders a direct link to the plan, which opens in a new tab without opener or referrer', async () => {
    const { actor } = open('?result=reset');
    const link = await direct();
    expect(link).toHaveAttribute('href', PLANS.Reset);
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    expect(link).toHaveAttribute('referrerpolicy', 'no-referrer');
    expect(link.parentElement).toHaveTextContent('Opens other.example.org:8443.');
    await actor.click(link);
    expect(destinations()).toEqual([]);
  });

  test('BRIDGE-13 navigates to the session picker when its link is clicked', async () => {
    const { actor } = open();
    expect(await own()).toHaveAttribute('href', OWN);
    await actor.click(await own());
    expect(destinations()).toEqual([[OWN, PARENT]]);
  });

  test('does not intercept clicks that open a link in a new tab or window', async () => {
    open();
    const link = await own();
    for (const modifier of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])
      expect(fireEvent.click(link, modifier)).toBe(true);
    expect(destinations()).toEqual([]);
  });

  test('ignores further clicks while a navigation is pending and accepts them afterwards', async () => {
    const { actor } = open();
    await actor.click(await button());
    const busy = await screen.findByRole('button', { name: 'Opening...' });
    await actor.click(busy);
    await actor.click(await own());
    expect(destinations()).toEqual([[PLANS.Adapt, PARENT]]);
    vi.mocked(navigateAway).mock.lastCall?.[2]();
    await actor.click(await button());
    expect(destinations()).toHaveLength(2);
  });

  test('cancels a pending navigation when the page unmounts', async () => {
    const cancel = vi.fn();
    vi.mocked(navigateAway).mockReturnValueOnce(cancel);
    const { actor, unmount } = open();
    await actor.click(await button());
    unmount();
    expect(cancel).toHaveBeenCalledOnce();
  });

  test('lets the button and both links take keyboard focus and opens the plan on Enter', async () => {
    const { actor } = open();
    await button();
    await actor.tab();
    expect(await button()).toHaveFocus();
    await actor.keyboard('{Enter}');
    await actor.tab();
    expect(await own()).toHaveFocus();
    await actor.tab();
    expect(await direct()).toHaveFocus();
    expect(destinations()).toEqual([[PLANS.Adapt, PARENT]]);
  });
});

describe('PlanLinks with an invalid config', () => {
  test.each([
    ['the request fails', { status: 503, body: {} }],
    ['the gateway is older', { body: { clockOffsetMs: 0, flags: { coachChat: true } } }],
    ['a plan is missing', config({ ...BRIDGE, plans: { ...PLANS, Reset: undefined } })],
    ['the page for picking a session is missing', config({ ...BRIDGE, pickYourOwn: '' })],
    ['an address is javascript:', config({ ...BRIDGE, plans: { ...PLANS, Push: 'javascript:alert(1)' } })],
    ['an address is only a path', config({ ...BRIDGE, pickYourOwn: '/all' })],
  ])('shows an error instead of links when %s and loads the links on retry', async (_what, answer) => {
    const { api, actor } = open('?result=push&score=9', answer);
    expect(await screen.findByText('We could not load the link to your training plan.')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Push' })).toHaveTextContent('9.0');
    expect(screen.queryAllByRole('link')).toEqual([]);
    expect(await violations()).toEqual([]);
    api.on(CONFIG, config());
    await actor.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await button()).toBeVisible();
  });
});

describe('BRIDGE-19 Bridge with random query strings', () => {
  const ALLOWED = [...Object.values(PLANS), OWN];
  const evil = fc.constantFrom(
    'https://evil.example',
    '//evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'https://plans.example.org.evil.example/hard',
    '\\\\evil.example',
  );
  const name = fc.constantFrom(
    'url',
    'next',
    'plan',
    'link',
    'to',
    'result',
    'score',
    'parentOrigin',
    'bridge',
    'push',
    '#',
  );
  const query = fc
    .array(fc.tuple(fc.oneof(name, fc.string({ maxLength: 6 })), fc.oneof(evil, fc.string({ maxLength: 12 }))), {
      maxLength: 5,
    })
    .map(
      (pairs) =>
        `?${pairs.map(([key, value]) => `${encodeURIComponent(key.toWellFormed())}=${encodeURIComponent(value.toWellFormed())}`).join('&')}`,
    );

  test('links to and opens no addresses other than the five configured ones', async () => {
    await fc.assert(
      fc.asyncProperty(query, async (search) => {
        const { unmount } = open(search);
        try {
          (await button()).click();
          const links = screen.getAllByRole<HTMLAnchorElement>('link');
          expect(links).toHaveLength(2);
          for (const link of links) expect(ALLOWED).toContain(link.getAttribute('href'));
          for (const [url, parent] of destinations()) {
            expect(ALLOWED).toContain(url);
            expect(parent).toBe(PARENT);
          }
          expect(destinations()).toHaveLength(1);
          expect(document.querySelectorAll('form, iframe, script[src], meta[http-equiv]')).toHaveLength(0);
        } finally {
          unmount();
          vi.mocked(navigateAway).mockClear();
        }
      }),
      // Uses fewer runs than the default, because each run renders the whole page.
      { numRuns: 50 },
    );
  }, 60_000);
});
