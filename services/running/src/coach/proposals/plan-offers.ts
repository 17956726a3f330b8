import type { AskedBack, ChangeOffer } from '@stridewell/chat/proposals/change';
import type { ChatChip } from '@stridewell/contracts/web';
import type { TokenZone } from '@stridewell/kit/projections/user-settings-repository';
import { dayName, fullDay, weekday } from '@stridewell/language/days';
import type { Language } from '@stridewell/language/language';
import type { CoachDay } from '../../domain/coach-state.ts';
import { type ChangePreview, previewChange } from '../../domain/week/change-preview.ts';
import { currentWeek } from '../../domain/week/current-week.ts';
import { planAnew } from '../../domain/week/make-week.ts';
import { closedReason, type PlanRefusal } from '../../domain/week/open-days.ts';
import type { WeekBase, WeekState } from '../../domain/week/types.ts';
import { adjustEdit, dayIn, moveEdit, movesFrom } from '../../features/plan-changes/wishes.ts';
import type { CurrentPlan, PlanEdit } from '../../features/weekly-plan/service.ts';
import { describePreview, describeRefusal } from '../../messages/plan-change-messages.ts';
import { sessionLine } from '../text/sessions.ts';
import { coachDayOf } from '../wiring/coach-week.ts';
import type { RunningWish } from './args.ts';
import { isSame, plain } from './states.ts';
import type { WeekData } from './week-data.ts';
import { ALREADY, NO_PLAN, say, UNDONE } from './words.ts';

/** A wish that changes the current week. */
export type PlanWish = Extract<RunningWish, { kind: 'moveSession' | 'easier' | 'shorten' | 'remakeWeek' }>;

/** Sentence of a chip that moves a session. It is understood like a typed message. */
export const moveMessage = (from: string, to: string, language: Language): string =>
  say(
    language,
    `Move ${weekday(from, language)}'s session to ${weekday(to, language)}`,
    `Flytt økta på ${weekday(from, language)} til ${weekday(to, language)}`,
  );

const CHIPS_MAX = 4;

/** Returns the days that a session can move to, as chips. */
export const movesOf = (plan: CurrentPlan, from: string, language: Language): ChatChip[] => {
  const day = dayIn(plan.inputs.weekStart, from);
  if (day === null || !plan.week.base.sessions[day]) return [];
  return movesFrom(plan, day, language)
    .filter(({ date, isAllowed }) => isAllowed && date >= plan.inputs.today)
    .slice(0, CHIPS_MAX)
    .map(({ date }) => ({ label: weekday(date, language), message: moveMessage(from, date, language) }));
};

const dayAt = ({ days, base }: WeekState, date: string): CoachDay | null => {
  const day = days.find((each) => each.date === date);
  return day ? coachDayOf(day, base) : null;
};

const line = (week: WeekState, date: string, language: Language): string => {
  const day = dayAt(week, date);
  const text = day ? sessionLine(day, language) : '';
  return `${weekday(date, language)}: ${text}`;
};

const lines = (week: WeekState, dates: readonly string[], language: Language): string =>
  [...dates]
    .sort()
    .map((date) => line(week, date, language))
    .join('. ');

const weekLine = (week: WeekState, language: Language): string => {
  const runs = week.days.map((day) => coachDayOf(day, week.base)).filter(({ minutes }) => minutes > 0);
  const minutes = runs.reduce((sum, run) => sum + run.minutes, 0);
  return say(language, `${runs.length} runs, ${minutes} min`, `${runs.length} økter, ${minutes} min`);
};

type Described = Pick<ChangeOffer, 'title' | 'before' | 'after' | 'done'>;

const CALENDAR = { en: 'Your calendar follows.', nb: 'Kalenderen følger etter.' };

/** Describes the week before and after the change. */
const describe = (wish: PlanWish, before: WeekState, after: WeekState, today: string): Described => {
  const { language } = wish;
  const nameOf = (date: string): string => dayName(date, today, language);
  switch (wish.kind) {
    case 'moveSession': {
      const { from, to } = wish.args;
      const title = dayAt(before, from)?.title[language] ?? '';
      return {
        title: say(
          language,
          `Move ${weekday(from, language)}'s session to ${weekday(to, language)}?`,
          `Flytte økta fra ${weekday(from, language)} til ${weekday(to, language)}?`,
        ),
        before: lines(before, [from, to], language),
        after: lines(after, [from, to], language),
        done: say(
          language,
          `Done. "${title}" is now on ${fullDay(to, language)}. ${CALENDAR.en}`,
          `Gjort. «${title}» er nå på ${fullDay(to, language)}. ${CALENDAR.nb}`,
        ),
      };
    }
    case 'easier':
    case 'shorten': {
      const { date } = wish.args;
      const day = dayAt(after, date);
      const now = day ? sessionLine(day, language) : '';
      return {
        title:
          wish.kind === 'easier'
            ? say(
                language,
                `Make ${weekday(date, language)}'s session easier?`,
                `Gjøre økta på ${weekday(date, language)} lettere?`,
              )
            : say(
                language,
                `Shorten ${weekday(date, language)}'s session to ${wish.args.minutes} min?`,
                `Korte ned økta på ${weekday(date, language)} til ${wish.args.minutes} min?`,
              ),
        before: line(before, date, language),
        after: line(after, date, language),
        done: say(
          language,
          `Done. ${nameOf(date)} is now: ${now}. ${CALENDAR.en}`,
          `Gjort. ${nameOf(date)} er nå: ${now}. ${CALENDAR.nb}`,
        ),
      };
    }
    case 'remakeWeek':
      return {
        title: say(language, 'Plan the rest of this week anew?', 'Planlegge resten av uka på nytt?'),
        before: weekLine(before, language),
        after: weekLine(after, language),
        done: say(
          language,
          `Done. The week is planned anew: ${weekLine(after, language)}. What you have logged stays.`,
          `Gjort. Uka er planlagt på nytt: ${weekLine(after, language)}. Det du har logget, står.`,
        ),
      };
    default:
      return wish satisfies never;
  }
};

/**
 * Describes the state after the change, with its effects on this week and the next. The sessions are already included.
 */
const withFigures = (after: string, preview: ChangePreview, language: Language): string => {
  const figures = describePreview(preview, language).filter(({ code }) => code !== 'moved');
  return [`${after}.`, ...figures.map(({ text }) => text)].join(' ');
};

const editOf = (wish: PlanWish): PlanEdit => {
  switch (wish.kind) {
    case 'moveSession':
      return moveEdit(wish.args);
    case 'easier':
      return adjustEdit({ kind: 'easier', date: wish.args.date });
    case 'shorten':
      return adjustEdit({ kind: 'shorten', ...wish.args });
    case 'remakeWeek':
      return ({ inputs }) => ({ base: planAnew({ ...inputs, base: null }) });
    default:
      return wish satisfies never;
  }
};

const refusedWith = (plan: CurrentPlan, wish: PlanWish, refused: PlanRefusal): AskedBack => ({
  text: describeRefusal(refused, wish.language),
  chips: wish.kind === 'moveSession' ? movesOf(plan, wish.args.from, wish.language) : [],
});

/** Asks for the day to which a session moves. */
const whereTo = (plan: CurrentPlan, from: string, language: Language): AskedBack => {
  const chips = movesOf(plan, from, language);
  if (chips.length > 0) return { text: say(language, 'Which day suits you?', 'Hvilken dag passer?'), chips };
  const day = dayIn(plan.inputs.weekStart, from);
  const closed = day === null ? null : closedReason(plan.week, day, plan.inputs);
  if (closed) return { text: describeRefusal(closed, language), chips };
  return {
    text: say(
      language,
      'There is no other day this week to which it could move.',
      'Det er ingen annen dag denne uka den kan flyttes til.',
    ),
    chips,
  };
};

/** Returns the change of the current week, or the planner's reason against it. */
export const createPlanOffers =
  (weeks: WeekData) =>
  async (runner: TokenZone, timezone: string, wish: PlanWish): Promise<ChangeOffer | AskedBack> => {
    const plan = await weeks.read(runner, timezone);
    if (!plan) return { text: NO_PLAN[wish.language], chips: [] };
    if (wish.kind === 'moveSession' && wish.args.from === wish.args.to)
      return whereTo(plan, wish.args.from, wish.language);
    const edited = editOf(wish)(plan);
    if ('refused' in edited) return refusedWith(plan, wish, edited.refused);
    const from: WeekBase = plain(plan.week.base);
    const to: WeekBase = plain(edited.base);
    const after = currentWeek(edited.base, plan.inputs);
    if (isSame(from, to)) return { text: ALREADY[wish.language], chips: [] };
    const described = describe(wish, plan.week, after, plan.inputs.today);
    const preview = previewChange(plan.week, edited, plan.inputs);
    return {
      ...described,
      after: withFigures(described.after, preview, wish.language),
      undone: UNDONE[wish.language],
      from,
      to,
    };
  };
