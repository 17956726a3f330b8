import { route } from '@stridewell/contracts/http/operations';
import { dateIn } from '@stridewell/contracts/web';
import type { TextSafety } from '@stridewell/holds/stored-texts';
import type { Http } from '@stridewell/kit/app/http';
import { currentUser } from '@stridewell/kit/auth/plugin';
import type { Clock } from '@stridewell/kit/clock';
import type { UserSettingsRepository } from '@stridewell/kit/projections/user-settings-repository';
import { logDayOf } from '../logs/log-mapping.ts';
import { identityOf } from '../profile/identity.ts';
import type { PhysioProfileRepository } from '../profile/repository.ts';
import { requireInjury } from '../profile/require-injury.ts';
import type { QuestionnaireDocument } from './document.ts';
import { presentFunction, presentQuestionnaire, questionnaireStateOf } from './mapping.ts';
import type { QuestionnaireRepository } from './repository.ts';

export interface QuestionnaireRoutes {
  questionnaires: QuestionnaireRepository;
  profiles: PhysioProfileRepository;
  /** Safety check for the names of the activities, which are free text. */
  texts: Pick<TextSafety, 'keepForm'>;
  settings: UserSettingsRepository;
  clock: Clock;
}

const namesOf = ({ activities }: Pick<QuestionnaireDocument, 'activities'>): string[] =>
  activities.map(({ name }) => name);

/** Registers the routes to read and save the weekly answers about the runner's own activities. */
export const questionnaireRoutes = (app: Http, parts: QuestionnaireRoutes): void => {
  const { questionnaires, profiles, texts, settings, clock } = parts;

  app.route({
    ...route('readQuestionnaires'),
    handler: async (request) => {
      const { userId, ...user } = currentUser(request);
      const today = dateIn(await settings.zoneOf({ userId, ...user }), clock.now());
      const profile = await profiles.find(userId);
      if (!profile) return { date: today, injuries: [] };
      const first = identityOf(profile, today);
      const second = profile.second?.status === 'active' ? [profile.second] : [];
      const active = [...(first.status === 'active' ? [{ id: first.id, since: profile.since }] : []), ...second];
      const from = active.map(({ since }) => since).toSorted()[0] ?? today;
      const entries = await questionnaires.since(userId, from);
      return { date: today, injuries: active.map(({ id }) => presentFunction(id, entries, today)) };
    },
  });

  app.route({
    ...route('saveQuestionnaire'),
    config: { storesHealthData: true, takesText: true },
    handler: async (request) => {
      const user = currentUser(request);
      const now = clock.now();
      const { body } = request;
      await requireInjury(profiles, user.userId, body.injuryId);
      const stored = await questionnaires.find(user.userId, body.id);
      const today = dateIn(await settings.zoneOf(user), now);
      const state = questionnaireStateOf(body, body.date ?? stored?.date ?? today);
      for (const date of [state.date, stored?.date]) logDayOf(date, today);
      await texts.keepForm(user.userId, stored ? namesOf(stored) : [], namesOf(state));
      return presentQuestionnaire(await questionnaires.save(user.userId, body.id, state, now));
    },
  });
};
