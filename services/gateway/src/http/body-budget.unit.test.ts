import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBodyBudget } from './body-budget.ts';

const budget = (limits: { totalBytes?: number; uploadsPerAddress?: number } = {}) =>
  createBodyBudget({ totalBytes: 100, uploadsPerAddress: 2, graceMs: 1_000, ...limits });

describe('SECU-301 byte budget for all request bodies', () => {
  it('rejects bytes above the total limit until another body is released', () => {
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

  it('keeps the bytes of a complete body reserved until its release', () => {
    const bodies = budget();
    const one = bodies.begin('a');
    one.start(() => undefined);
    one.hold(10);
    one.finish();
    expect(bodies.held()).toBe(10);
    one.release();
    expect(bodies.held()).toBe(0);
  });

  it('rejects bytes for a request whose body was already released', () => {
    const bodies = budget();
    const one = bodies.begin('a');
    one.release();
    expect(one.hold(10)).toBe(false);
    expect(bodies.held()).toBe(0);
  });
});

describe('SECU-301 limit on unfinished bodies per address', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** Starts one body per given address and records the indexes of rejected bodies. */
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

  it('rejects bodies above the limit after the grace period', () => {
    const { refused } = startAll(budget(), ['a', 'a', 'a', 'a', 'b']);
    vi.advanceTimersByTime(999);
    expect(refused).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(refused).toEqual([0, 1]);
  });

  it('does not count bodies that finish within the grace period', () => {
    const { refused, uploads } = startAll(budget(), ['a', 'a', 'a', 'a']);
    for (const upload of uploads.slice(2)) upload.finish();
    vi.advanceTimersByTime(2_000);
    expect(refused).toEqual([]);
  });

  it('does not count a body that was released before it started', () => {
    const bodies = budget({ uploadsPerAddress: 0 });
    const gone = bodies.begin('a');
    gone.release();
    const refuse = vi.fn();
    gone.start(refuse);
    vi.advanceTimersByTime(2_000);
    expect(refuse).not.toHaveBeenCalled();
  });
});
