import { compareCollections } from '@stridewell/kit/testing/compare-collections';
import { openDatabase } from '@stridewell/kit/testing/database';
import { createScope } from '@stridewell/kit/testing/scope';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { collections } from './collections.ts';
import { migrations } from './migrations.ts';

let opened: Awaited<ReturnType<typeof openDatabase>>;

beforeAll(async () => {
  opened = await openDatabase(createScope().config('account'));
});
afterAll(() => opened.close());

describe('the declared collections', () => {
  it('have exactly the indexes that the migrations create, also when these run twice', async () => {
    expect(await compareCollections(opened.database, migrations, collections)).toEqual({
      onlyMigrated: [],
      onlyDeclared: [],
    });
  });
});
