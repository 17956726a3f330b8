import { createScope } from '@stridewell/kit/testing/scope';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountConfig } from '../../testing/fixtures.ts';
import { openStore } from '../../testing/store.ts';
import { createSeal } from './secret-repository.ts';

const config = accountConfig(createScope());
let stores: Awaited<ReturnType<typeof openStore>>[];

beforeAll(async () => {
  stores = await Promise.all([openStore(config), openStore(config)]);
});
afterAll(() => Promise.all(stores.map((store) => store.close())));

describe('createSeal', () => {
  it('returns the same hash for the same string in replicas that start at the same time', async () => {
    const seals = await Promise.all(
      stores.flatMap((store) => [
        createSeal(store, 'one')('anna@example.com'),
        createSeal(store, 'one')('anna@example.com'),
      ]),
    );
    expect(new Set(seals).size).toBe(1);
    expect(seals[0]).toMatch(/^[\w-]{43}$/);
  });

  it('returns different hashes for different strings and for different secret names', async () => {
    const [store] = stores;
    if (!store) throw new Error('no store');
    const seals = [
      await createSeal(store, 'one')('anna@example.com'),
      await createSeal(store, 'one')('bo@example.com'),
      await createSeal(store, 'two')('anna@example.com'),
    ];
    expect(new Set(seals).size).toBe(3);
  });

  it('retries storing the secret on the next call when the first attempt failed', async () => {
    const [store] = stores;
    const away = await openStore(config);
    const seal = createSeal(away, 'three');
    await away.close();
    await expect(seal('x')).rejects.toThrow();
    await away.openUri(config.database.url, { dbName: config.database.name });
    if (!store) throw new Error('no store');
    expect(await seal('x')).toBe(await createSeal(store, 'three')('x'));
    await away.close();
  });
});
