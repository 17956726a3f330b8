import type { NavigateMessage } from '@stridewell/contracts/web';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Frame, handOver, LEAD_AWAY_MS } from './hand-over.ts';

const PLAN = 'https://plan.example.com/adapt';
const PARENT = 'https://club.example.org';

const place = () => ({ href: 'https://app.example.com/bridge/result' });

/** A window that remembers what was done to it: of its own, framed, or framed where the top may not be led. */
const given = (kind: 'alone' | 'framed' | 'sandboxed' | 'detached') => {
  const posted: { message: NavigateMessage; origin: string }[] = [];
  const parent = { postMessage: (message: NavigateMessage, origin: string) => void posted.push({ message, origin }) };
  const location = place();
  const top = place();
  const refusing = {
    get href() {
      return '';
    },
    set href(_url: string) {
      throw new DOMException('not allowed to navigate the target frame', 'SecurityError');
    },
  };
  const frame: Frame = { parent, top: { location: kind === 'sandboxed' ? refusing : top }, location };
  if (kind === 'detached') frame.top = null;
  if (kind === 'alone') Object.assign(frame, { parent: Object.assign(frame, parent), top: frame });
  return { frame, posted, here: () => location.href, there: () => top.href };
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the message', () => {
  test('BRIDGE-14 BRIDGE-15 goes to the parent at once, once, with the configured origin', () => {
    const { frame, posted } = given('framed');
    handOver(PLAN, PARENT, vi.fn(), frame);
    expect(posted).toEqual([{ message: { type: 'navigate', url: PLAN }, origin: PARENT }]);
    vi.runAllTimers();
    expect(posted).toHaveLength(1);
  });

  test('BRIDGE-15 is not posted where no origin is configured', () => {
    const { frame, posted } = given('framed');
    handOver(PLAN, null, vi.fn(), frame);
    vi.runAllTimers();
    expect(posted).toEqual([]);
  });

  test('BRIDGE-14 is not posted to ourselves where nobody frames us', () => {
    const { frame, posted, here } = given('alone');
    handOver(PLAN, PARENT, vi.fn(), frame);
    vi.runAllTimers();
    expect(posted).toEqual([]);
    expect(here()).toBe(PLAN);
  });
});

describe('the way out', () => {
  test('CONST-07 is taken 300 ms later', () => {
    expect(LEAD_AWAY_MS).toBe(300);
  });

  test.each([PARENT, null])('BRIDGE-16 CONST-07 leads the top window, with the parent told as %s', (parent) => {
    const { frame, here, there } = given('framed');
    const done = vi.fn();
    handOver(PLAN, parent, done, frame);
    vi.advanceTimersByTime(LEAD_AWAY_MS - 1);
    expect(there()).not.toBe(PLAN);
    expect(done).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(there()).toBe(PLAN);
    expect(here()).not.toBe(PLAN);
    expect(done).toHaveBeenCalledOnce();
  });

  test.each(['sandboxed', 'detached'] as const)('BRIDGE-17 %s, it leads this window', (kind) => {
    const { frame, here } = given(kind);
    handOver(PLAN, null, vi.fn(), frame);
    vi.advanceTimersByTime(LEAD_AWAY_MS);
    expect(here()).toBe(PLAN);
  });

  test('is not taken once it was given up', () => {
    const { frame, here, there } = given('framed');
    handOver(PLAN, null, vi.fn(), frame)();
    vi.runAllTimers();
    expect([here(), there()]).not.toContain(PLAN);
  });
});
