import { describe, expect, it } from 'vitest';
import { type AskedSession, askedFrom, askedNow, ofDevice } from './asked-session.ts';

const ZONE = 'Europe/Oslo';
const TODAY = '2026-11-20';
/** Returns a session that ended at the given time of the day in Oslo, which is one hour ahead of UTC in November. */
const ended = (time: string, change: Partial<AskedSession> = {}): AskedSession => ({
  ...{ id: time, date: TODAY, status: 'done', answered: false },
  endedAt: new Date(`${TODAY}T${time}:00+01:00`).toISOString(),
  ...change,
});
const askedAt = (time: string, ...sessions: AskedSession[]) => {
  const { due, next } = askedNow(sessions, new Date(`${TODAY}T${time}:00+01:00`), ZONE);
  return [due?.id ?? null, next?.id ?? null];
};

describe('askedNow', () => {
  it('PLAYER-25 asks from one hour after the end until the end of the day', () => {
    expect(askedAt('08:59', ended('08:00'))).toEqual([null, '08:00']);
    expect(askedAt('09:00', ended('08:00'))).toEqual(['08:00', null]);
    expect(askedAt('19:59', ended('08:00'))).toEqual(['08:00', null]);
    expect(askedAt('20:01', ended('08:00'))).toEqual([null, null]);
    expect(askedAt('23:59', ended('22:30'))).toEqual(['22:30', null]);
  });

  it('PLAYER-25 does not ask at night or about a session of another day', () => {
    expect(askedAt('23:30', ended('23:10'))).toEqual([null, null]);
    expect(askedAt('09:00', ended('08:00', { date: '2026-11-19' }))).toEqual([null, null]);
  });

  it('PLAYER-25 asks about the newest session without an answer that was not skipped', () => {
    expect(askedAt('12:00', ended('10:00'), ended('08:00'))).toEqual(['10:00', null]);
    expect(askedAt('12:00', ended('10:00', { answered: true }), ended('08:00'))).toEqual(['08:00', null]);
    expect(askedAt('12:00', ended('10:00', { status: 'skipped' }))).toEqual([null, null]);
    expect(askedAt('12:00', ended('11:30'), ended('08:00'))).toEqual(['08:00', '11:30']);
  });
});

describe('ofDevice', () => {
  const body = { startedAt: `${TODAY}T07:00:00Z`, finishedAt: `${TODAY}T07:20:00Z`, status: 'partial' };

  it('reads the end of a log that is queued on the device', () => {
    const log = ofDevice({ id: 'a', date: TODAY, body });
    expect(log).toEqual({ id: 'a', date: TODAY, status: 'partial', endedAt: body.finishedAt, answered: false });
    expect(ofDevice({ id: 'a', date: TODAY, body: { ...body, finishedAt: null } })?.endedAt).toBe(body.startedAt);
    expect(askedFrom({ endedAt: body.finishedAt })).toBe(Date.parse(`${TODAY}T08:20:00Z`));
  });

  it('ignores a log without the fields', () => {
    expect(ofDevice({ id: 'a', date: TODAY, body: {} })).toBeNull();
  });
});
