import mongoose, { type Connection, Schema, type Types } from 'mongoose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase, type TestDatabase } from '../testing/database.ts';

let database: TestDatabase;
let connection: Connection;
let Runner: ReturnType<typeof runnerModel>;
let Team: ReturnType<typeof teamModel>;

interface Runner {
  email: string;
  goals: { name: string; done?: boolean }[];
  settings: { units: string; tags: string[] };
  team: Types.ObjectId;
}

interface Team {
  name: string;
}

beforeAll(async () => {
  database = await openDatabase('mongoose');
  connection = await mongoose.createConnection(database.url).asPromise();
  Runner = runnerModel(connection);
  Team = teamModel(connection);
  await Promise.all([Runner.init(), Team.init()]);
});
afterAll(async () => {
  await connection.close();
  await database.close();
});

const runnerSchema = new Schema<Runner>(
  {
    email: { type: String, required: true },
    goals: [{ name: String, done: { type: Boolean, default: false } }],
    settings: { units: String, tags: [String] },
    team: { type: Schema.Types.ObjectId, ref: 'Team' },
  },
  { timestamps: true, optimisticConcurrency: true },
);
runnerSchema.index({ email: 1 }, { unique: true });

const runnerModel = (on: Connection) => on.model('Runner', runnerSchema);
const teamModel = (on: Connection) => on.model('Team', new Schema<Team>({ name: String }));

describe('mongoose', () => {
  test('stores documents with sub-documents and references', async () => {
    const team = await Team.create({ name: 'Harriers' });
    const runner = await Runner.create({ email: 'a@x', team: team._id, goals: [{ name: '5k' }] });
    runner.get('goals').push({ name: '10k' });
    runner.set('settings.units', 'km');
    await runner.save();
    const found = await Runner.findOne({ email: 'a@x' }).populate('team').lean();
    expect(found).toMatchObject({
      settings: { units: 'km' },
      team: { name: 'Harriers' },
      goals: [{ name: '5k' }, { name: '10k' }],
    });
    expect(found).toHaveProperty('createdAt', expect.any(Date));
  });

  test('receives a duplicate key error with code, key pattern and value', async () => {
    await Runner.create({ email: 'twice@x' });
    const error = await Runner.create({ email: 'twice@x' }).catch((cause: unknown) => cause);
    expect(error).toMatchObject({
      name: 'MongoServerError',
      code: 11000,
      keyPattern: { email: 1 },
      keyValue: { email: 'twice@x' },
    });
  });

  test('upserts with defaults and timestamps', async () => {
    const options = { upsert: true, returnDocument: 'after' } as const;
    const made = await Runner.findOneAndUpdate({ email: 'up@x' }, { $set: { 'settings.units': 'mi' } }, options).lean();
    const again = await Runner.findOneAndUpdate({ email: 'up@x' }, { $push: { 'settings.tags': 't' } }, options).lean();
    expect(again).toMatchObject({ _id: made?._id, goals: [], settings: { units: 'mi', tags: ['t'] } });
  });

  test('throws a VersionError when saving over a newer version', async () => {
    await Runner.create({ email: 'v@x' });
    const [first, second] = [await Runner.findOne({ email: 'v@x' }), await Runner.findOne({ email: 'v@x' })];
    first?.set('settings.units', 'km');
    await first?.save();
    second?.set('settings.units', 'mi');
    await expect(second?.save()).rejects.toThrow(mongoose.Error.VersionError);
  });

  test('synchronises indexes with the schema', async () => {
    await Runner.collection.createIndex({ stray: 1 });
    expect(await Runner.syncIndexes()).toEqual(['stray_1']);
    expect(Object.keys(await Runner.collection.indexInformation())).toEqual(['_id_', 'email_1']);
  });

  test('iterates with a cursor and counts documents', async () => {
    await Team.insertMany(Array.from({ length: 150 }, (_, n) => ({ name: `t${n}` })));
    let seen = 0;
    for await (const _ of Team.find({ name: /^t\d+$/ })
      .lean()
      .cursor({ batchSize: 20 }))
      seen++;
    expect(seen).toBe(150);
    expect(await Team.countDocuments({ name: /^t1/ })).toBe(61);
    expect(await Team.exists({ name: 't149' })).not.toBeNull();
  });
});
