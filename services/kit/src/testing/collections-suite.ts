import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Migration } from '../mongo/migrations.ts';
import type { AnyCollection } from '../shared-collections.ts';
import { compareCollections } from './compare-collections.ts';
import { openDatabase } from './database.ts';
import { createScope } from './scope.ts';

/**
 * Defines the test that a service's migrations create exactly the collections and indexes that the service declares.
 */
export const testCollections = (
  service: string,
  migrations: readonly Migration[],
  collections: readonly AnyCollection[],
): void => {
  let opened: Awaited<ReturnType<typeof openDatabase>>;
  beforeAll(async () => {
    opened = await openDatabase(createScope().config(service));
  });
  afterAll(() => opened.close());

  describe(`database schema of the ${service} service`, () => {
    it('has exactly the declared collections and indexes after running the migrations twice', async () => {
      expect(await compareCollections(opened.database, migrations, collections)).toEqual({
        onlyMigrated: [],
        onlyDeclared: [],
      });
    });
  });
};
