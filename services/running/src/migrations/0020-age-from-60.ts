import type { Migration } from '@stridewell/kit/mongo/migrations';

interface Profile {
  _id: string;
  userId: string;
  rev: number;
  weeklyHours: number | null;
  runningProfileV2: string;
  outbox: object[];
}

interface Details {
  age?: unknown;
  level?: 'Beginner' | 'Intermediate' | 'Advanced';
  experience_years?: string | number;
}

/** Years of running for each choice of the profile form. */
const YEARS: Record<string, number> = { '1-2 years': 1.5, '2-5 years': 3.5, '5-10 years': 7.5, '10+ years': 10 };

const levelOf = ({ level, experience_years: experience }: Details): string | null => {
  if (level !== undefined) return level;
  if (experience === undefined) return null;
  const years = typeof experience === 'number' ? experience : (YEARS[experience] ?? 0);
  if (years >= 5) return 'Advanced';
  return years >= 1 ? 'Intermediate' : 'Beginner';
};

/** Undefined for a text that is not an object in JSON, which counts as a profile without an age. */
const detailsOf = (text: string): Details | undefined => {
  try {
    const parsed: unknown = JSON.parse(text);
    return typeof parsed === 'object' && parsed !== null ? parsed : undefined;
  } catch {
    return undefined;
  }
};

/** Hours by which the day is ahead of UTC where it begins first. */
const AHEAD_MS = 14 * 3_600_000;

/**
 * Publishes the profile of each runner of 60 or older again, because the event did not contain this when it was saved. The
 * results of tests up to today, wherever the runner is, stay judged by the norm below 60, so that nothing opens without a
 * new test.
 */
export const migration: Migration = {
  id: 20,
  name: 'age from 60 in the event of the running profile',
  async up(db) {
    const { localTime: at } = (await db.command({ hello: 1 })) as unknown as { localTime: Date };
    const from60Since = new Date(at.getTime() + AHEAD_MS).toISOString().slice(0, 10);
    const profiles = db.collection<Profile>('coach_profiles');
    for await (const profile of profiles.find({ runningProfileV2: { $type: 'string' } })) {
      const { _id, userId, rev, weeklyHours } = profile;
      const details = detailsOf(profile.runningProfileV2);
      if (typeof details?.age !== 'number' || details.age < 60) continue;
      const data = {
        ...{ level: levelOf(details), ageBand: '50-plus', from60: true, from60Since },
        ...{ weeklyHours, rev: rev + 1 },
      };
      const entry = { id: `${_id}-${rev + 1}`, type: 'running.profile.changed.v1', time: at.toISOString(), data };
      // A save at the same time publishes the age by itself.
      await profiles.updateOne({ userId, _id, rev }, { $inc: { rev: 1 }, $push: { outbox: entry } });
    }
  },
};
