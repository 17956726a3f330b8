import { describe, expect, it } from 'vitest';
import { fakeMongod, type MongodState } from '../testing/fake-mongod.ts';
import { setUp } from './set-up.ts';
import { mongoUsers } from './users.ts';

const wanted = (password = 'first') => ({
  host: 'mongodb:27017',
  administratorPassword: 'of-admin',
  users: mongoUsers(false).map((user) => ({ ...user, password: `${password}-${user.name}` })),
});

const NEW: MongodState = { keyFile: true, set: null, users: {} };

describe('setUp', () => {
  it('SECU-410 initiates the replica set and creates one user per service when the server is new', async () => {
    const { connect, state } = fakeMongod(NEW);
    await setUp(connect, wanted());
    expect(state.set).toEqual({ _id: 'rs0', members: [{ _id: 0, host: 'mongodb:27017' }] });
    expect(Object.keys(state.users)).toEqual(['admin', ...mongoUsers(false).map(({ name }) => name)]);
    expect(state.users.physio).toEqual({
      pwd: 'first-physio',
      roles: [{ role: 'readWrite', db: 'stridewell_physio' }],
    });
    expect(state.users['running-worker']?.roles).toEqual([{ role: 'readWrite', db: 'stridewell_running' }]);
  });

  it("SECU-410 creates the users when the server's data comes from a release without passwords", async () => {
    const earlier = { _id: 'rs0', members: [{ _id: 0, host: 'mongodb:27017' }] };
    const { connect, state, commands } = fakeMongod({ ...NEW, set: earlier });
    await setUp(connect, wanted());
    expect(Object.keys(state.users)).toContain('account');
    expect(commands).not.toContain('replSetInitiate');
  });

  it('SECU-410 completes a set-up that was interrupted after the administrator was created', async () => {
    const { connect, state } = fakeMongod(NEW);
    await setUp(connect, { ...wanted(), users: [] });
    await setUp(connect, wanted());
    expect(Object.keys(state.users)).toHaveLength(1 + mongoUsers(false).length);
  });

  it('updates the passwords of existing users', async () => {
    const { connect, state } = fakeMongod(NEW);
    await setUp(connect, wanted());
    await setUp(connect, wanted('second'));
    expect(state.users.account?.pwd).toBe('second-account');
  });

  it('SECU-411 fails when the server does not require a password', async () => {
    const { connect } = fakeMongod({ ...NEW, keyFile: false });
    await expect(setUp(connect, wanted())).rejects.toThrow('--keyFile');
  });

  it("fails with a clear message when the administrator's password is wrong", async () => {
    const { connect } = fakeMongod(NEW);
    await setUp(connect, wanted());
    await expect(setUp(connect, { ...wanted(), administratorPassword: 'lost' })).rejects.toThrow(/another password/);
  });
});
