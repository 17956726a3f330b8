import type { CoachActions, Replacement } from '@stridewell/chat/proposals/change';
import { dateIn } from '@stridewell/contracts/web';
import type { Clock } from '@stridewell/kit/clock';
import type { TokenZone } from '@stridewell/kit/projections/user-settings-repository';
import type { Pauses } from '../../domain/pause-state.ts';
import type { WeekBase } from '../../domain/week/types.ts';
import { createProfileReplacer } from '../../features/profile/service.ts';
import type { TrainingLogState } from '../../features/training-log/document.ts';
import type { WeeklyPlanService } from '../../features/weekly-plan/service.ts';
import type { PlanUpdater } from '../../features/weekly-plan/updater.ts';
import type { SharedWrites } from '../../routes.ts';
import type { Stores } from '../../stores.ts';
import { checkedWish } from './args.ts';
import { createLogOffers } from './log-offers.ts';
import { createPauseOffers, createPauseReplacer } from './pause-offers.ts';
import { createPlanOffers } from './plan-offers.ts';
import { createProfileOffers, type ProfileData } from './profile-offers.ts';
import { createProfileReplace } from './profile-replacer.ts';
import type { Change } from './states.ts';
import { createWeekData } from './week-data.ts';
import { NOT_POSSIBLE } from './words.ts';

export interface ActionParts {
  stores: Stores;
  keeper: WeeklyPlanService;
  follower: PlanUpdater;
  writes: SharedWrites;
  clock: Clock;
}

/** The states were stored by `offer` of the same kind, so they have its type. */
const typed = <S>({ from, to }: Replacement): Change<S> => ({ from: from as S, to: to as S });

/** Creates the changes of the running service, with the same rules as its routes. */
export const createRunningActions = ({ stores, keeper, follower, writes, clock }: ActionParts): CoachActions => {
  const { settings, pauses } = stores;
  const weeks = createWeekData(keeper);
  const offerPlan = createPlanOffers(weeks);
  const offerLog = createLogOffers({ logs: stores.logs, record: writes.record });
  const offerPause = createPauseOffers(pauses);
  const offerProfile = createProfileOffers({ ...stores, weeks });
  const replacePauses = createPauseReplacer({ pauses, follower });
  const replaceProfile = createProfileReplace({
    backgrounds: stores.backgrounds,
    replaceProfile: createProfileReplacer({ profiles: stores.profiles, clock }),
    followProfile: writes.followProfile,
    keeper,
    weeks,
  });

  const replaceLog = async (
    runner: TokenZone,
    timezone: string,
    date: string,
    change: Change<TrainingLogState | null>,
  ): Promise<{ state: unknown } | null> => {
    const stored = await writes.record.replace(runner, date, change);
    if (!stored) return null;
    if (stored !== 'nothing') await writes.followLog(runner.userId, timezone, { ...stored, date });
    return { state: change.to };
  };

  return {
    async offer(runner, wish) {
      const checked = checkedWish(wish);
      if (!checked) return { text: NOT_POSSIBLE[wish.language], chips: [] };
      const timezone = await settings.zoneOf(runner);
      const today = dateIn(timezone, clock.now());
      switch (checked.kind) {
        case 'moveSession':
        case 'easier':
        case 'shorten':
        case 'remakeWeek':
          return offerPlan(runner, timezone, checked);
        case 'markDone':
        case 'markSkipped':
        case 'unmark':
          return offerLog(runner, today, checked);
        case 'illness':
        case 'travel':
        case 'backAgain':
          return offerPause(runner, today, checked);
        default:
          return offerProfile(runner, { timezone, today }, checked);
      }
    },

    async replace(runner, wish, replacement) {
      const checked = checkedWish(wish);
      if (!checked) return null;
      const timezone = await settings.zoneOf(runner);
      switch (checked.kind) {
        case 'moveSession':
        case 'easier':
        case 'shorten':
        case 'remakeWeek':
          return weeks.replace(runner, timezone, typed<WeekBase>(replacement));
        case 'markDone':
        case 'markSkipped':
        case 'unmark':
          return replaceLog(runner, timezone, checked.args.date, typed<TrainingLogState | null>(replacement));
        case 'illness':
        case 'travel':
        case 'backAgain':
          return replacePauses(runner, timezone, typed<Pauses>(replacement));
        default:
          return replaceProfile(runner, timezone, typed<ProfileData>(replacement));
      }
    },
  };
};
