import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBodyBudget } from './body-budget.ts';

const budget = (limits: { totalBytes?: number; uploadsPerAddress?: number } = {}) =>
  createBodyBudget({ totalBytes: 100, uploadsPerAddress: 2, graceMs: 1_000, ...limits });

describe('SECU-301 the bytes of all bodies', () => {
  it('are refused above the total, and free again when a body is released', () => {
    const bodies = budget();
    const [one, two] = [bodies.begin('a'), bodies.begin('b')];
    expect(one.hold(60)).toBe(true);
    expect(two.hold(50)).toBe(false);
    expect(two.hold(40)).toBe(true);
    expect(bodies.held()).toBe(100);
    one.release();
    one.release();
    expect(bodies.held()).toBe(40);
    expect(two.hold(100)).toBe(true);
  });

  it('stay held when the body is complete, until its request is answered', () => {
    const bodies = budget();
    const one = bodies.begin('a');
    one.start(() => undefined);
    one.hold(10);
    one.finish();
    expect(bodies.held()).toBe(10);
    one.release();
    expect(bodies.held()).toBe(0);
  });

  it('cannot be held by a request whose client has left', () => {
    const bodies = budget();
    const one = bodies.begin('a');
    one.release();
    expect(one.hold(10)).toBe(false);
    expect(bodies.held()).toBe(0);
  });
});

describe('SECU-301 the unfinished bodies of one address', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** Starts bodies and lists the ones that were refused. */
  const startAll = (bodies: ReturnType<typeof budget>, addresses: string[]) => {
    const refused: number[] = [];
    const uploads = addresses.map((address, at) => {
      const upload = bodies.begin(address);
      upload.start(() => {
        refused.push(at);
        upload.release();
      });
      return upload;
    });
    return { refused, uploads };
  };

  it('are refused after the grace until as many as allowed are left', () => {
    const { refused } = startAll(budget(), ['a', 'a', 'a', 'a', 'b']);
    vi.advanceTimersByTime(999);
    expect(refused).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(refused).toEqual([0, 1]);
  });

  it('do not count when they finish within the grace', () => {
    const { refused, uploads } = startAll(budget(), ['a', 'a', 'a', 'a']);
    for (const upload of uploads.slice(2)) upload.finish();
    vi.advanceTimersByTime(2_000);
    expect(refused).toEqual([]);
  });

  it('do not count for a client that has left already', () => {
    const bodies = budget({ uploadsPerAddress: 0 });
    const gone = bodies.begin('a');
    gone.release();
    const refuse = vi.fn();
    gone.start(refuse);
    vi.advanceTimersByTime(2_000);
    expect(refuse).not.toHaveBeenCalled();
  });
});
