import { route } from '@stridewell/contracts/http/operations';
import { isDate, type SessionStep, weekStartOf } from '@stridewell/contracts/web';
import type { Http } from '@stridewell/kit/app/http';
import { currentUser } from '@stridewell/kit/auth/plugin';
import { invalid, missing } from '@stridewell/kit/errors';
import type { UserSettingsRepository } from '@stridewell/kit/projections/user-settings-repository';
import { describeStep } from '../../messages/describe-session.ts';
import { viewOfDay } from '../../messages/week-view.ts';
import type { BackgroundRepository } from '../background/repository.ts';
import { paceUnitOf } from '../profile/pace-unit.ts';
import type { CoachProfileRepository } from '../profile/repository.ts';
import { weekStateOf } from '../weekly-plan/document.ts';
import type { WeeklyPlanService } from '../weekly-plan/service.ts';
import { workoutFit } from './workout-fit.ts';
import { workoutZwo } from './workout-zwo.ts';

export interface SessionFileRoutes {
  keeper: WeeklyPlanService;
  profiles: CoachProfileRepository;
  backgrounds: Pick<BackgroundRepository, 'find'>;
  settings: UserSettingsRepository;
}

const CONTENT_TYPES = { fit: 'application/vnd.ant.fit', zwo: 'application/xml' } as const;

/** Splits the name of a workout file, which the schema has checked, into date and format. */
const parseName = (file: string): { date: string; format: 'fit' | 'zwo' } => {
  const [date = '', format] = file.split('.');
  if (!isDate(date)) throw invalid('file', 'Please give a date as YYYY-MM-DD');
  return { date, format: format === 'fit' ? 'fit' : 'zwo' };
};

/** Registers the route that returns a planned session, in its current form, as a workout file for a watch or an app. */
export const sessionFileRoutes = (app: Http, { keeper, profiles, backgrounds, settings }: SessionFileRoutes): void => {
  app.route({
    ...route('readSessionFile'),
    handler: async (request, reply) => {
      const user = currentUser(request);
      const { date, format } = parseName(request.params.file);
      const document = await keeper.stored(user.userId, await settings.zoneOf(user), weekStartOf(date));
      const state = document && weekStateOf(document);
      const day = state?.days.find((each) => each.date === date);
      const view = state && day ? viewOfDay(day, state.base, 'en') : null;
      if (!state || !view?.built) throw missing('There is no session with steps on that day.');
      const [unit, background] = await Promise.all([paceUnitOf(profiles, user.userId), backgrounds.find(user.userId)]);
      const stepName = (step: SessionStep): string => describeStep(step, 'en', unit);
      const workout = { session: view.built, title: view.title, date, stepName };
      const content =
        format === 'fit'
          ? Buffer.from(workoutFit({ ...workout, thresholdHeartRate: background?.thresholdHeartRate ?? null }))
          : workoutZwo({ ...workout, thresholdPace: state.base.model.threshold });
      return reply
        .type(CONTENT_TYPES[format])
        .header('content-disposition', `attachment; filename="stridewell-${date}.${format}"`)
        .send(content);
    },
  });
};
