import type { TokenZone } from '@stridewell/kit/projections/user-settings-repository';
import { EMPTY_BACKGROUND } from '../../domain/background.ts';
import type { BackgroundRepository } from '../../features/background/repository.ts';
import type { createProfileReplacer } from '../../features/profile/service.ts';
import type { WeeklyPlanService } from '../../features/weekly-plan/service.ts';
import type { ProfileData } from './profile-offers.ts';
import { type Change, isSame, plain } from './states.ts';
import type { WeekData } from './week-data.ts';

export interface ProfileReplacerParts {
  backgrounds: BackgroundRepository;
  replaceProfile: ReturnType<typeof createProfileReplacer>;
  followProfile(userId: string, timezone: string, stored: { _id: string; rev: number }): Promise<void>;
  keeper: Pick<WeeklyPlanService, 'remake'>;
  weeks: WeekData;
}

/**
 * Replaces the profile or the background and plans the week again. A change with a week in `to` also restores that
 * week. Returns null if the data equals neither state or if the week to be replaced has changed.
 */
export const createProfileReplace = (parts: ProfileReplacerParts) => {
  const { backgrounds, replaceProfile, followProfile, keeper, weeks } = parts;

  const replaceBackground = async (
    runner: TokenZone,
    timezone: string,
    { from, to }: Change<ProfileData>,
  ): Promise<boolean> => {
    const next = to.background;
    if (!next) return false;
    let isReplaced = false;
    await backgrounds.change(runner.userId, (known) => {
      const isNew = !isSame(known ?? EMPTY_BACKGROUND, next);
      isReplaced = !isNew || isSame(known ?? EMPTY_BACKGROUND, from.background);
      return isNew && isReplaced ? next : null;
    });
    if (isReplaced) await keeper.remake(runner.userId, timezone, { fresh: true });
    return isReplaced;
  };

  const replaceBoth = async (runner: TokenZone, timezone: string, change: Change<ProfileData>): Promise<boolean> => {
    const { from, to } = change;
    if (!from.profile || !to.profile) return replaceBackground(runner, timezone, change);
    const document = await replaceProfile(runner, { from: from.profile, to: to.profile });
    if (document) await followProfile(runner.userId, timezone, document);
    return document !== null;
  };

  return async (
    runner: TokenZone,
    timezone: string,
    change: Change<ProfileData>,
  ): Promise<{ state: ProfileData } | null> => {
    const { from, to } = change;
    const isUndo = to.base !== undefined;
    if (isUndo) {
      const base = await weeks.base(runner, timezone);
      if (!isSame(base, from.base) && !isSame(base, to.base)) return null;
    }
    if (!(await replaceBoth(runner, timezone, change))) return null;
    if (to.base) {
      const planned = await weeks.base(runner, timezone);
      if (planned) await weeks.replace(runner, timezone, { from: planned, to: to.base });
    }
    return { state: plain({ ...to, base: await weeks.base(runner, timezone) }) };
  };
};
