import { route } from '@stridewell/contracts/http/operations';
import { dateIn, type WeeklyPlan } from '@stridewell/contracts/web';
import type { Http } from '@stridewell/kit/app/http';
import { currentUser } from '@stridewell/kit/auth/plugin';
import type { Clock } from '@stridewell/kit/clock';
import { DomainError, missing } from '@stridewell/kit/errors';
import type { MessageLanguage } from '@stridewell/kit/messages/catalogue';
import type { TokenZone, UserSettingsRepository } from '@stridewell/kit/projections/user-settings-repository';
import { beginIllness, endIllness } from '../../domain/pause-state.ts';
import { previewChange } from '../../domain/week/change-preview.ts';
import type { PlanRefusal } from '../../domain/week/open-days.ts';
import type { EditResult } from '../../domain/week/own-wishes.ts';
import { describeRefusal } from '../../messages/plan-change-messages.ts';
import type { PauseRepository } from '../pauses/repository.ts';
import type { PlanEdit, WeeklyPlanService } from '../weekly-plan/service.ts';
import type { PlanUpdater } from '../weekly-plan/updater.ts';
import { presentPreview } from './present-preview.ts';
import { adjustEdit, dayIn, moveEdit, movesFrom } from './wishes.ts';

export interface PlanChangeRoutes {
  keeper: WeeklyPlanService;
  settings: UserSettingsRepository;
  pauses: PauseRepository;
  follower: Pick<PlanUpdater, 'adapt'>;
  clock: Clock;
}

/** An edit that leaves the week unchanged. */
const noEdit: PlanEdit = ({ week }) => ({ base: week.base });

const noPlan = (): DomainError => missing('There is no plan for this week yet.');

const refusal = (refused: PlanRefusal, language: MessageLanguage): DomainError =>
  new DomainError('conflict', describeRefusal(refused, language), { code: refused.code });

/**
 * Registers the routes with which the runner changes this week's plan: move a session, make a day or the week easier,
 * repeat the week, answer an offer, and undo one of these. They return 409 with a code and a sentence for a change that
 * breaks a rule and for the answer to an offer that is no longer valid.
 */
export const planChangeRoutes = (app: Http, { keeper, settings, pauses, follower, clock }: PlanChangeRoutes): void => {
  /** Begins or ends the pause that an answer requires, and updates the plan. */
  const pause = async (userId: string, timezone: string, illness: 'begins' | 'ends'): Promise<void> => {
    const today = dateIn(timezone, clock.now());
    await pauses.change(userId, (known) =>
      illness === 'begins' ? beginIllness(known, today) : endIllness(known, today),
    );
    await follower.adapt(userId, timezone);
  };

  const change = async (user: TokenZone, edit: PlanEdit, language: MessageLanguage = 'en'): Promise<WeeklyPlan> => {
    const { userId } = user;
    const timezone = await settings.zoneOf(user);
    let illness: EditResult['illness'];
    const noticed: PlanEdit = (plan) => {
      const edited = edit(plan);
      illness = 'refused' in edited ? undefined : edited.illness;
      return edited;
    };
    const changed = await keeper.change(userId, timezone, noticed, language);
    if (!changed) throw noPlan();
    if ('refused' in changed) throw refusal(changed.refused, language);
    if (!illness) return changed.plan;
    await pause(userId, timezone, illness);
    const paused = await keeper.change(userId, timezone, noEdit, language);
    return paused && 'plan' in paused ? paused.plan : changed.plan;
  };

  app.route({
    ...route('readPlanMoves'),
    handler: async (request) => {
      const user = currentUser(request);
      const plan = await keeper.current(user.userId, await settings.zoneOf(user));
      const day = plan?.isStored ? dayIn(plan.inputs.weekStart, request.query.date ?? plan.inputs.today) : null;
      if (!plan || day === null) throw noPlan();
      return movesFrom(plan, day, request.query.language);
    },
  });

  app.route({
    ...route('moveSession'),
    config: { storesHealthData: true },
    handler: (request) => change(currentUser(request), moveEdit(request.body), request.query.language),
  });

  app.route({
    ...route('adjustPlan'),
    config: { storesHealthData: true },
    handler: (request) => change(currentUser(request), adjustEdit(request.body), request.query.language),
  });

  app.route({
    ...route('previewPlanChange'),
    config: { storesHealthData: true },
    handler: async (request) => {
      const user = currentUser(request);
      const { body } = request;
      const language = request.query.language ?? 'en';
      const plan = await keeper.current(user.userId, await settings.zoneOf(user));
      if (!plan?.isStored) throw noPlan();
      const edited = (body.kind === 'move' ? moveEdit(body) : adjustEdit(body))(plan);
      if ('refused' in edited) throw refusal(edited.refused, language);
      return presentPreview(previewChange(plan.week, edited, plan.inputs), language);
    },
  });
};
