import { todayOf } from '@stridewell/app/testing/checkin';
import { fakeApi, type Route } from '@stridewell/app/testing/fake-api';
import { renderApp } from '@stridewell/app/testing/render';
import { MOMENT_KINDS, type Moment } from '@stridewell/contracts/web';
import { violations } from '@stridewell/ui/testing/axe';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { fixClock, NOT_FOUND, TODAY } from '../testing/fixtures.ts';
import { drawPicture, linesOf, PICTURE } from './draw-picture.ts';
import { HomeMoment } from './home-moment.tsx';
import { DRAWINGS } from './moment-shapes.ts';
import { MOMENT_WORDS } from './moment-words.ts';

fixClock();
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.documentElement.lang = 'en';
});

const at = { reachedOn: '2026-11-19' };
const MOMENTS: readonly Moment[] = [
  { ...at, kind: 'first_plan', id: 'first_plan', sessions: 4, minutes: 150 },
  { ...at, kind: 'first_week', id: 'first_week', runs: 3, minutes: 95 },
  { ...at, kind: 'kept_weeks', id: 'kept_weeks.3', weeks: 3, runs: 9, minutes: 310 },
  { ...at, kind: 'longest_since', id: 'longest_since.30', minutes: 32, after: 'injury' },
  { ...at, kind: 'longest_since', id: 'longest_since.45', minutes: 45, after: 'break' },
  { ...at, kind: 'ladder_stage', id: 'ladder_stage.3', stage: 3, sessions: 2, minutes: 3, next: 5 },
  { ...at, kind: 'ladder_stage', id: 'ladder_stage.12', stage: 12, sessions: 1, minutes: 30, next: null },
];
const [, , , , , STAGE] = MOMENTS;
const SEEN = 'PUT /api/coach/moments/ladder_stage.3/seen';

const open = (moment: Moment | null | undefined = STAGE, change: Record<string, Route> = {}) => {
  const api = fakeApi({
    'GET /api/checkin/today': { body: todayOf(TODAY) },
    'GET /api/coach/moments': { body: { moment } },
    [SEEN]: { status: 204 },
    ...change,
  });
  return { api, ...renderApp(<HomeMoment />) };
};
const paths = (api: ReturnType<typeof fakeApi>) => api.calls.map(({ method, path }) => `${method} ${path}`);

describe('MOMENT-20 moment sheet', () => {
  test('shows a drawing and one sentence with the runner’s numbers, and reports this once to the server', async () => {
    const { api, actor } = open();
    const sheet = await screen.findByRole('dialog', { name: 'Stage 3 is done' });
    expect(sheet).toHaveAccessibleDescription(
      'Stage 3 of the walk–run done twice. 5 minutes of running in one go is next.',
    );
    expect(sheet.querySelector('svg[width="96"]')).toBeInTheDocument();
    await waitFor(() => expect(paths(api).filter((call) => call === SEEN)).toHaveLength(1));
    expect(await violations()).toEqual([]);
    api.on('GET /api/coach/moments', { body: { moment: null } });
    await actor.click(screen.getByText('Close', { selector: 'button' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(paths(api).filter((call) => call === SEEN)).toHaveLength(1);
  });

  test('MOMENT-21 requests nothing before the day’s check-in, and shows nothing when there is no moment', async () => {
    const { api } = open(STAGE, { 'GET /api/checkin/today': NOT_FOUND });
    await waitFor(() => expect(paths(api)).toEqual(['GET /api/checkin/today']));
    expect(screen.queryByRole('dialog')).toBeNull();
    vi.unstubAllGlobals();
    const without = open(null);
    await waitFor(() => expect(paths(without.api)).toContain('GET /api/coach/moments'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('MOMENT-21 does not open over another dialog', async () => {
    const other = document.createElement('div');
    other.setAttribute('role', 'alertdialog');
    document.body.append(other);
    const { api } = open();
    await waitFor(() => expect(paths(api)).toContain('GET /api/coach/moments'));
    expect(screen.queryByText('Stage 3 is done')).toBeNull();
    other.remove();
  });

  test('stays usable when it cannot be marked as seen', async () => {
    open(STAGE, { [SEEN]: { status: 503, body: { message: 'Try again.' } } });
    expect(await screen.findByRole('dialog', { name: 'Stage 3 is done' })).toBeInTheDocument();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('is in Norwegian when the page is', async () => {
    document.documentElement.lang = 'nb';
    open();
    expect(await screen.findByRole('dialog', { name: 'Trinn 3 er klart' })).toHaveAccessibleDescription(
      'Trinn 3 av gå–løp er gjort to ganger. Neste er 5 minutter løping i ett strekk.',
    );
    expect(screen.getByRole('button', { name: 'Del bildet' })).toBeInTheDocument();
  });
});

describe('MOMENT-22 words of moments', () => {
  test.each(['en', 'nb'] as const)('has one or two sentences with the runner’s numbers in %s', (language) => {
    for (const moment of MOMENTS) {
      const { title, text, picture } = MOMENT_WORDS[language].of(moment);
      expect(title).not.toBe('');
      expect(text).toMatch(/^[^.]+\.( [^.]+\.)?$/);
      expect(text).toMatch(/\d/);
      expect(picture).not.toMatch(/[.!]$/);
    }
    expect(new Set(MOMENTS.map(({ kind }) => kind)).size).toBe(MOMENT_KINDS.length);
  });

  test.each(['en', 'nb'] as const)('writes nothing about health and no score on the picture in %s', (language) => {
    const health = /injur|pain|rehab|physio|ill|sick|score|break|skade|smert|vondt|syk|pause|fysio|kne|knee/i;
    for (const moment of MOMENTS) {
      const { title, picture } = MOMENT_WORDS[language].of(moment);
      expect(`${title} ${picture}`).not.toMatch(health);
    }
  });
});

describe('MOMENT-23 picture of a moment', () => {
  const draw = (name: string | null) => {
    const written: string[] = [];
    const canvas = {
      ...{
        fillStyle: '',
        strokeStyle: '',
        lineWidth: 0,
        lineCap: 'butt',
        lineJoin: 'miter',
        font: '',
        textAlign: 'start',
      },
      fillRect: vi.fn(),
      fillText: (text: string) => void written.push(text),
      measureText: (text: string) => ({ width: 40 * text.length }),
      ...Object.fromEntries(
        ['save', 'restore', 'translate', 'scale', 'beginPath', 'arc', 'fill', 'stroke'].map((each) => [each, vi.fn()]),
      ),
    } as unknown as Parameters<typeof drawPicture>[0];
    const content = { drawing: DRAWINGS.ladder_stage, title: 'Stage 3 is done', line: 'One line', name };
    drawPicture(canvas, content, (path) => path as unknown as Path2D);
    return { canvas, written };
  };

  test('has the size of a portrait post and contains the drawing, the two lines, the product name and, on request, the runner’s name', () => {
    const { canvas, written } = draw(null);
    expect(canvas.fillRect).toHaveBeenCalledWith(0, 0, 1_080, 1_350);
    expect(PICTURE).toEqual({ width: 1_080, height: 1_350 });
    expect(canvas.stroke).toHaveBeenCalledTimes(DRAWINGS.ladder_stage.lines.length);
    expect(written).toEqual(['Stage 3 is done', 'One line', 'Stridewell']);
    expect(draw('Kari').written).toEqual(['Stage 3 is done', 'One line', 'Kari', 'Stridewell']);
  });

  test('breaks long lines between words', () => {
    expect(linesOf('one two three', 7, (line) => line.length)).toEqual(['one two', 'three']);
    expect(linesOf('extraordinary day', 7, (line) => line.length)).toEqual(['extraordinary', 'day']);
  });

  const fakeCanvas = (): void => {
    const context = draw(null).canvas;
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
    vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(new Blob(['png'])));
    vi.stubGlobal('Path2D', class {});
  };

  test('is shared as a file on devices that support it, and downloaded otherwise', async () => {
    fakeCanvas();
    const share = vi.fn(async () => undefined);
    Object.assign(navigator, { share, canShare: () => true });
    const { actor } = open();
    await actor.click(await screen.findByRole('button', { name: 'Share picture' }));
    await waitFor(() => expect(share).toHaveBeenCalledTimes(1));
    expect(share).toHaveBeenCalledWith({ files: [expect.objectContaining({ name: 'stridewell-moment.png' })] });
    Object.assign(navigator, { canShare: () => false });
    const created = vi.fn(() => 'blob:picture');
    Object.assign(URL, { createObjectURL: created });
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await actor.click(await screen.findByRole('button', { name: 'Share picture' }));
    await waitFor(() => expect(click).toHaveBeenCalledTimes(1));
    expect(created).toHaveBeenCalledTimes(1);
    Object.assign(navigator, { share: undefined, canShare: undefined });
  });

  test('shows an error when the picture cannot be created', async () => {
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
    const { actor } = open();
    await actor.click(await screen.findByRole('button', { name: 'Share picture' }));
    expect(await screen.findByText('The picture could not be made. Please try again.')).toBeInTheDocument();
  });
});
