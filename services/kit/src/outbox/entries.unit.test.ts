import { checkinRecorded, userChanged } from '@stridewell/contracts/events/events';
import { describe, expect, it } from 'vitest';
import { createEntry } from './entries.ts';
import { toEvent } from './relay.ts';

const at = new Date('2026-11-20T06:00:00.000Z');
const data = { timezone: 'Europe/Oslo', tzv: 1, consents: { health_data: true, outside_model: false }, rev: 1 };

describe('createEntry', () => {
  it('sets a unique id, the event name and the time', () => {
    const [one, other] = [createEntry(userChanged, data, at), createEntry(userChanged, data, at)];
    expect(one).toMatchObject({ type: userChanged.name, time: '2026-11-20T06:00:00.000Z', data });
    expect(one.id).not.toBe(other.id);
  });

  it('rejects data that does not match the event schema', () => {
    expect(() => createEntry(userChanged, { ...data, rev: 0 }, at)).toThrow();
    expect(() => createEntry(userChanged, { ...data, timezone: 'Mars/Phobos' }, at)).toThrow();
    expect(() => createEntry(checkinRecorded, { ...data } as never, at)).toThrow();
  });

  it('stores only the time zone and its version from the session', () => {
    const principal = { userId: 'u1', sessionId: 's1', timezone: 'Pacific/Honolulu', timezoneVersion: 2 };
    const { zone } = createEntry(userChanged, data, at, principal);
    expect(zone).toEqual({ timezone: 'Pacific/Honolulu', timezoneVersion: 2 });
    expect(createEntry(userChanged, data, at)).not.toHaveProperty('zone');
  });

  it('creates an entry that toEvent publishes with the user id as subject', () => {
    const entry = createEntry(userChanged, data, at, { timezone: 'Pacific/Honolulu', timezoneVersion: 2 });
    expect(toEvent('account', entry, 'u1')).toEqual({
      specversion: '1.0',
      id: entry.id,
      source: 'account',
      type: userChanged.name,
      subject: 'u1',
      time: entry.time,
      datacontenttype: 'application/json',
      data,
    });
  });
});
