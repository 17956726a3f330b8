import { route } from '@stridewell/contracts/http/operations';
import { addDays, dateIn, type WeeklyPlan, weekStartOf } from '@stridewell/contracts/web';
import type { Http } from '@stridewell/kit/app/http';
import { currentUser } from '@stridewell/kit/auth/plugin';
import type { Clock } from '@stridewell/kit/clock';
import { DomainError, missing } from '@stridewell/kit/errors';
import type { MessageLanguage } from '@stridewell/kit/messages/catalogue';
import type { UserSettingsRepository } from '@stridewell/kit/projections/user-settings-repository';
import { describeConflict, type PlanConflict } from '../../messages/plan-change-messages.ts';
import type { BackgroundRepository } from '../background/repository.ts';
import { isMinor } from '../profile/profile-state.ts';
import type { CoachProfileRepository } from '../profile/repository.ts';
import { isWaitingForPhysio } from './inputs.ts';
import { PlanError, type WeeklyPlanService } from './service.ts';

const conflict = (code: PlanConflict, language: MessageLanguage = 'en'): DomainError =>
  new DomainError('conflict', describeConflict(code, language), { code });

export interface PlanRoutes {
  keeper: WeeklyPlanService;
  profiles: CoachProfileRepository;
  backgrounds: Pick<BackgroundRepository, 'find'>;
  settings: UserSettingsRepository;
  clock: Clock;
}

/**
 * Registers the routes of the weekly plan, to read, create or recreate a plan and to answer the offer of a lighter
 * week. Next week is always a preview that is not stored.
 */
export const weeklyPlanRoutes = (app: Http, { keeper, profiles, backgrounds, settings, clock }: PlanRoutes): void => {
  const refusal = async (userId: string, otherwise: PlanConflict, language?: MessageLanguage): Promise<DomainError> => {
    const [profile, background] = await Promise.all([profiles.find(userId), backgrounds.find(userId)]);
    if (profile && isMinor(profile)) return conflict('under_age', language);
    return conflict(profile && isWaitingForPhysio(background) ? 'injured' : otherwise, language);
  };

  app.route({
    ...route('readWeeklyPlan'),
    handler: async (request) => {
      const user = currentUser(request);
      const timezone = await settings.zoneOf(user);
      const monday = weekStartOf(dateIn(timezone, clock.now()));
      const { weekStart = monday, language } = request.query;
      const isNext = weekStart === addDays(monday, 7);
      const preview = async (): Promise<WeeklyPlan | null> => {
        try {
          return await keeper.preview(user.userId, timezone, weekStart, language);
        } catch (error) {
          if (!(error instanceof PlanError)) throw error;
          request.log.error({ err: error.cause }, 'the next week could not be planned');
          return null;
        }
      };
      const provisional = isNext ? await preview() : null;
      // A runner who travels west can have a stored plan of the next week, which is shown if no preview is possible.
      const week = provisional ?? (await keeper.week(user.userId, timezone, weekStart, language));
      if (!week) throw missing('There is no plan for this week yet.');
      return week;
    },
  });

  app.route({
    ...route('makeWeeklyPlan'),
    config: { storesHealthData: true },
    handler: async (request) => {
      const user = currentUser(request);
      const timezone = await settings.zoneOf(user);
      const answer = request.body?.adjust;
      const { language } = request.query;
      if (!answer) {
        const made = await keeper.remake(user.userId, timezone, { fresh: true, language });
        if (!made) throw await refusal(user.userId, 'no_profile', language);
        return made;
      }
      const week = await keeper.answerOffer(user.userId, timezone, answer, language);
      if (!week) throw await refusal(user.userId, 'no_offer', language);
      return week;
    },
  });
};
