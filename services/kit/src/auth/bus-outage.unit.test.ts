import { expect, it } from 'vitest';
import { createBusOutage } from './bus-outage.ts';

const START = Date.parse('2026-11-23T06:00:00.000Z');

const setup = () => {
  let at = 0;
  const outage = createBusOutage({ now: () => new Date(START + at), monotonic: () => at });
  /** Claims of a token issued the given number of milliseconds after the start. */
  const issuedAt = (milliseconds: number) => ({ iat: (START + milliseconds) / 1_000 });
  const pass = (milliseconds: number): void => {
    at += milliseconds;
  };
  return { outage, issuedAt, pass };
};

it('SECU-1303 isInDoubt returns false for writes until the bus has been disconnected for 60 seconds', () => {
  const { outage, issuedAt, pass } = setup();
  outage.end();
  pass(600_000);
  expect(outage.isInDoubt(issuedAt(0), true)).toBe(false);
  outage.begin();
  pass(60_000);
  expect(outage.isInDoubt(issuedAt(0), true)).toBe(false);
  pass(1);
  expect(outage.isInDoubt(issuedAt(0), true)).toBe(true);
  outage.end();
  expect([outage.isInDoubt(issuedAt(0), true), outage.length()]).toEqual([false, 0]);
});

it('SECU-1303 isInDoubt returns true for reads only if the token was issued during the outage, allowing 60 seconds of clock skew', () => {
  const { outage, issuedAt, pass } = setup();
  outage.end();
  pass(600_000);
  outage.begin();
  pass(61_000);
  expect([539_000, 540_000, 660_000].map((at) => outage.isInDoubt(issuedAt(at), false))).toEqual([false, true, true]);
});

it('begin does not restart the outage when called a second time', () => {
  const { outage, pass } = setup();
  outage.end();
  outage.begin();
  pass(50_000);
  outage.begin();
  pass(11_000);
  expect(outage.length()).toBe(61_000);
});

it('SECU-1303 isInDoubt returns true even for reads with old tokens when the bus is still unavailable 60 seconds after the start', () => {
  const { outage, issuedAt, pass } = setup();
  expect(outage.isInDoubt(issuedAt(-86_400_000), false)).toBe(false);
  pass(60_001);
  expect(outage.isInDoubt(issuedAt(-86_400_000), false)).toBe(true);
});
