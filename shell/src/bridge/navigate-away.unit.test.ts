import type { NavigateMessage } from '@stridewell/contracts/web';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Frame, NAVIGATE_DELAY_MS, navigateAway } from './navigate-away.ts';

const PLAN = 'https://plan.example.com/adapt';
const PARENT = 'https://club.example.org';

const place = () => ({ href: 'https://app.example.com/bridge/result' });

/**
 * Creates a fake window that records messages and navigation. It is top-level, framed, sandboxed (navigation of the top
 * window is denied) or without a top window.
 */
const fakeWindow = (kind: 'alone' | 'framed' | 'sandboxed' | 'detached') => {
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
  return { frame, posted, ownUrl: () => location.href, topUrl: () => top.href };
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('message of navigateAway to the parent page', () => {
  test('BRIDGE-14 BRIDGE-15 immediately posts one message to the parent page, using the configured origin', () => {
    const { frame, posted } = fakeWindow('framed');
    navigateAway(PLAN, PARENT, vi.fn(), frame);
    expect(posted).toEqual([{ message: { type: 'navigate', url: PLAN }, origin: PARENT }]);
    vi.runAllTimers();
    expect(posted).toHaveLength(1);
  });

  test('BRIDGE-15 posts no message when no parent origin is configured', () => {
    const { frame, posted } = fakeWindow('framed');
    navigateAway(PLAN, null, vi.fn(), frame);
    vi.runAllTimers();
    expect(posted).toEqual([]);
  });

  test('BRIDGE-14 posts no message when the page is not framed', () => {
    const { frame, posted, ownUrl } = fakeWindow('alone');
    navigateAway(PLAN, PARENT, vi.fn(), frame);
    vi.runAllTimers();
    expect(posted).toEqual([]);
    expect(ownUrl()).toBe(PLAN);
  });
});

describe('navigation of navigateAway', () => {
  test('CONST-07 navigates after a delay of 300 ms', () => {
    expect(NAVIGATE_DELAY_MS).toBe(300);
  });

  test.each([PARENT, null])(
    'BRIDGE-16 CONST-07 navigates the top window after the delay when the parent origin is %s',
    (parent) => {
      const { frame, ownUrl, topUrl } = fakeWindow('framed');
      const done = vi.fn();
      navigateAway(PLAN, parent, done, frame);
      vi.advanceTimersByTime(NAVIGATE_DELAY_MS - 1);
      expect(topUrl()).not.toBe(PLAN);
      expect(done).not.toHaveBeenCalled();
      vi.advanceTimersByTime(1);
      expect(topUrl()).toBe(PLAN);
      expect(ownUrl()).not.toBe(PLAN);
      expect(done).toHaveBeenCalledOnce();
    },
  );

  test.each(['sandboxed', 'detached'] as const)(
    'BRIDGE-17 navigates the page’s own window when the frame is %s',
    (kind) => {
      const { frame, ownUrl } = fakeWindow(kind);
      navigateAway(PLAN, null, vi.fn(), frame);
      vi.advanceTimersByTime(NAVIGATE_DELAY_MS);
      expect(ownUrl()).toBe(PLAN);
    },
  );

  test('does not navigate after the pending navigation was cancelled', () => {
    const { frame, ownUrl, topUrl } = fakeWindow('framed');
    navigateAway(PLAN, null, vi.fn(), frame)();
    vi.runAllTimers();
    expect([ownUrl(), topUrl()]).not.toContain(PLAN);
  });
});
