import type { AskedBack, ChangeOffer } from '@stridewell/chat/proposals/change';
import { addDays, type PlanPause } from '@stridewell/contracts/web';
import type { TokenZone } from '@stridewell/kit/projections/user-settings-repository';
import { fullDay } from '@stridewell/language/days';
import type { Language } from '@stridewell/language/language';
import { addPause, currentPause, endPause, type Pauses } from '../../domain/pause-state.ts';
import type { PauseRepository } from '../../features/pauses/repository.ts';
import { PAUSE_AHEAD_DAYS } from '../../features/pauses/routes.ts';
import { LOG_WINDOW_DAYS } from '../../features/weekly-plan/inputs.ts';
import type { PlanUpdater } from '../../features/weekly-plan/updater.ts';
import type { RunningWish } from './args.ts';
import { type Change, isSame, plain } from './states.ts';
import { ALREADY, say, UNDONE } from './words.ts';

/** A wish that changes the pauses. */
export type PauseWish = Extract<RunningWish, { kind: 'illness' | 'travel' | 'backAgain' }>;

const NONE: Pauses = { current: null, past: [] };

const describe = (pause: PlanPause | null, language: Language): string => {
  if (!pause) return say(language, 'No pause', 'Ingen pause');
  const from = fullDay(pause.from, language);
  const until = pause.to
    ? say(language, ` to ${fullDay(pause.to, language)}`, ` til ${fullDay(pause.to, language)}`)
    : '';
  return pause.kind === 'illness'
    ? say(language, `Ill from ${from}${until}`, `Syk fra ${from}${until}`)
    : say(language, `Travel from ${from}${until}`, `Reise fra ${from}${until}`);
};

type Described = Pick<ChangeOffer, 'title' | 'after' | 'done'>;

const described = (wish: PauseWish, pause: PlanPause | null): Described => {
  const { language } = wish;
  const after = describe(pause, language);
  switch (wish.kind) {
    case 'illness':
      return {
        title: say(
          language,
          `Pause the plan from ${fullDay(wish.args.from, language)} because you are ill?`,
          `Sette planen på pause fra ${fullDay(wish.args.from, language)} fordi du er syk?`,
        ),
        after: say(
          language,
          `${after}. No runs until you tell me that you are well, then some easy days.`,
          `${after}. Ingen løping før du sier at du er frisk, og så noen rolige dager.`,
        ),
        done: say(
          language,
          'Done. Your plan is on pause and nothing is lost. Rest, and tell me when you are well again.',
          'Gjort. Planen din er på pause, og ingenting er tapt. Hvil, og si fra når du er frisk igjen.',
        ),
      };
    case 'travel': {
      const [from, to] = [fullDay(wish.args.from, language), fullDay(wish.args.to, language)];
      return {
        title: say(language, `Pause the plan from ${from} to ${to}?`, `Sette planen på pause fra ${from} til ${to}?`),
        after: say(language, `${after}. No runs on those days.`, `${after}. Ingen løping de dagene.`),
        done: say(
          language,
          `Done. Your plan is on pause from ${from} to ${to}. Have a good trip.`,
          `Gjort. Planen din er på pause fra ${from} til ${to}. God tur.`,
        ),
      };
    }
    case 'backAgain':
      return {
        title: say(language, 'End the pause and start again today?', 'Avslutte pausen og begynne igjen i dag?'),
        after,
        done: say(
          language,
          'Done. The pause is over and your plan starts again gently. Good to have you back.',
          'Gjort. Pausen er over, og planen begynner rolig igjen. Godt å ha deg tilbake.',
        ),
      };
    default:
      return wish satisfies never;
  }
};

const nextOf = (wish: PauseWish, known: Pauses, today: string): Pauses | null => {
  if (wish.kind === 'backAgain') return endPause(known, today);
  const { from } = wish.args;
  const pause: PlanPause = { kind: wish.kind, from, to: wish.kind === 'travel' ? wish.args.to : null };
  return addPause(known, pause, today);
};

const outOfRange = (wish: PauseWish, today: string): string | null => {
  const { language } = wish;
  if (wish.kind === 'backAgain') return null;
  const { from } = wish.args;
  if (from < addDays(today, -LOG_WINDOW_DAYS.back) || from > addDays(today, PAUSE_AHEAD_DAYS))
    return say(
      language,
      'That start is too far away. From which day?',
      'Den datoen er for langt unna. Fra hvilken dag?',
    );
  if (wish.kind === 'travel' && wish.args.to < from)
    return say(
      language,
      'The last day is before the first one. From which day to which?',
      'Siste dag er før den første. Fra hvilken dag til hvilken?',
    );
  return null;
};

/** Returns the change of the pauses, or the reason against it. */
export const createPauseOffers =
  (pauses: Pick<PauseRepository, 'find'>) =>
  async ({ userId }: TokenZone, today: string, wish: PauseWish): Promise<ChangeOffer | AskedBack> => {
    const { language } = wish;
    const problem = outOfRange(wish, today);
    if (problem) return { text: problem, chips: [] };
    const from = (await pauses.find(userId)) ?? NONE;
    const to = nextOf(wish, from, today);
    if (!to) return { text: say(language, 'There is no pause to end.', 'Det er ingen pause å avslutte.'), chips: [] };
    if (isSame(from, to)) return { text: ALREADY[language], chips: [] };
    return {
      ...described(wish, to.current),
      before: describe(currentPause(from, today), language),
      undone: UNDONE[language],
      from: plain(from),
      to: plain(to),
    };
  };

export interface PauseReplacerParts {
  pauses: PauseRepository;
  follower: PlanUpdater;
}

/** Replaces the pauses and adapts the plan. Returns null when they equal neither state. */
export const createPauseReplacer =
  ({ pauses, follower }: PauseReplacerParts) =>
  async ({ userId }: TokenZone, timezone: string, { from, to }: Change<Pauses>): Promise<{ state: Pauses } | null> => {
    let isReplaced = false;
    await pauses.change(userId, (known) => {
      const isNew = !isSame(known ?? NONE, to);
      isReplaced = !isNew || isSame(known ?? NONE, from);
      return isNew && isReplaced ? to : null;
    });
    if (!isReplaced) return null;
    await follower.adapt(userId, timezone);
    return { state: to };
  };
