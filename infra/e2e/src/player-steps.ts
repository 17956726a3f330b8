import {
  addDays,
  DEFAULT_TIMEZONE,
  dateIn,
  PATHS,
  type PhysioPlan,
  type PhysioSession,
} from '@stridewell/contracts/web';
import { NO_SIGNS } from '@stridewell/physio/testing/fixtures';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { expectVisible, type VisitOptions } from './browser.ts';
import { type SignedInVisit, visitSignedIn } from './runners.ts';

/** The page's requests to the device: tones, wake locks and notifications. */
export interface Signals {
  tones: number;
  wakeLocks: number;
  notifications: { title: string; body: string; silent: boolean }[];
}

/** Counts the tones and the wake locks of a page, and allows its notifications. Runs in the page before its own scripts. */
const COUNT_SIGNALS = `
  window.signals = { tones: 0, wakeLocks: 0, notifications: [] };
  const start = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (...at) { window.signals.tones += 1; return start.apply(this, at); };
  Object.defineProperty(navigator, 'wakeLock', {
    value: { request: async () => { window.signals.wakeLocks += 1; return { release: async () => undefined }; } },
  });
  window.Notification = class {
    static permission = 'default';
    static async requestPermission() { return (window.Notification.permission = 'granted'); }
    constructor(title, { body, silent }) { window.signals.notifications.push({ title, body, silent }); }
  };
`;

export const signalsOf = (page: Page): Promise<Signals> => page.evaluate<Signals>('window.signals');

const GATE = { level: 'walk', stage: null, reason: { code: 'gate.walk', values: {} } } as const;
const today = (): string => dateIn(DEFAULT_TIMEZONE, new Date());

/** A short plan for a knee: two exercises of a few seconds, and a run of the walk-run ladder. */
const planOf = (injuryId: string): PhysioPlan => ({
  date: today(),
  status: 'ok',
  injuries: [
    {
      ...{ injuryId, area: 'knee', condition: 'pfp', side: 'right', status: 'active', phase: 2, phaseDay: 9 },
      ...{ daysLeft: 19, sessionsLeft: 6, missing: [], tests: [], dayType: 'heavy', gate: GATE, forecast: null },
      ladder: { stage: 1, clean: 0, needed: 2, earliest: today(), startable: true },
    },
  ],
  gate: { level: 'ladder', stage: 1, reason: { code: 'gate.ladder', values: {} } },
  exercises: [
    {
      ...{ exerciseId: 'knee-split-squat', injuryId, sets: 2, from: 3, to: 4, unit: 'reps', tempo: '1-0-1' },
      sides: [
        { side: 'right', sets: 2 },
        { side: 'left', sets: 1 },
      ],
      ...{ restSeconds: 30, painLimit: 3, heavy: true },
      load: { unit: 'kg', value: 6, reason: { code: 'load.keep', values: {} } },
    },
    {
      ...{ exerciseId: 'knee-wall-sit', injuryId, sets: 1, from: 10, to: 10, unit: 'seconds', tempo: null },
      ...{ sides: [{ side: 'both', sets: 1 }], restSeconds: 30, painLimit: 3, heavy: false, load: null },
    },
  ],
  estimatedMinutes: 5,
  notes: [],
});

/**
 * Opens a visit of a runner with an injured knee and a short plan for today. The page's clock is faked, and reduced
 * motion prevents the figure from drawing every frame.
 * @param utc time of day at which the page's clock starts; defaults to the current time
 */
export const visitInjured = async (
  browser: Browser,
  { utc, ...options }: VisitOptions & { utc?: string } = {},
): Promise<SignedInVisit> => {
  const visited = await visitSignedIn(browser, { reducedMotion: 'reduce', ...options });
  const { context, page } = visited;
  await context.request.post(PATHS.physioProfile, { data: { primaryArea: 'knee', onset: 'gradual' } });
  await context.request.post(PATHS.physioTriage, { data: NO_SIGNS });
  const [injury] = (await (await context.request.get(PATHS.physioInjuries)).json()) as { id: string }[];
  const plan = planOf(injury?.id ?? '');
  await context.route(`**${PATHS.physioPlan}`, (route) => route.fulfill({ json: plan }));
  await page.addInitScript(COUNT_SIGNALS);
  await page.clock.install(utc === undefined ? {} : { time: `${today()}T${utc}:00Z` });
  return visited;
};

/** Opens the player and waits for its first card. */
export const openSession = async (page: Page): Promise<void> => {
  await page.goto('/physio-coach/session');
  await expectVisible(page.getByRole('button', { name: 'Start', exact: true }));
};

/** Starts the first set on the first card. */
export const startSession = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.clock.runFor(5_200);
  await expectVisible(page.getByText('Set 1 of 2 · 4 · 6 kg'));
};

export const answerPain = async (page: Page, pain: number, next: string): Promise<void> => {
  await page.getByRole('radio', { name: `Pain ${pain} of 10` }).check();
  await page.getByRole('button', { name: next, exact: true }).click();
};

/** Goes from the first set to the summary. */
export const finishExercises = async (page: Page): Promise<void> => {
  await page.clock.runFor(8_000 + 30_000 + 8_000);
  await expectVisible(page.getByRole('heading', { name: 'Change sides' }));
  await page.clock.runFor(15_000 + 5_000 + 8_200);
  await answerPain(page, 2, 'Next');
  await page.getByRole('button', { name: 'Start now' }).click();
  await page.clock.runFor(5_200 + 10_000);
  await answerPain(page, 1, 'Next');
  await expectVisible(page.getByRole('heading', { name: 'Well done' }));
};

/** The sessions that the server has stored for the runner. */
export const storedSessions = async ({ request }: BrowserContext): Promise<PhysioSession[]> => {
  const range = `from=${addDays(today(), -2)}&to=${addDays(today(), 1)}`;
  return (await request.get(`${PATHS.physioSessions}?${range}`)).json();
};
