import type { AskedBack, ChangeOffer } from '@stridewell/chat/proposals/change';
import { type CoachProfileBody, coachProfileBody } from '@stridewell/contracts/http/running';
import { type CoachProfile, DAY_NAMES } from '@stridewell/contracts/web';
import type { TokenZone } from '@stridewell/kit/projections/user-settings-repository';
import { fullDay, nextOn, weekday } from '@stridewell/language/days';
import { type Language, listed, sentences } from '@stridewell/language/language';
import { EMPTY_BACKGROUND, type RunnerBackground } from '../../domain/background.ts';
import { daysAvailableOf } from '../../domain/parse-days.ts';
import type { WeekBase } from '../../domain/week/types.ts';
import type { BackgroundRepository } from '../../features/background/repository.ts';
import type { CoachProfileState } from '../../features/profile/document.ts';
import { isMinor, presentProfile, replaceProfile } from '../../features/profile/profile-state.ts';
import type { CoachProfileRepository } from '../../features/profile/repository.ts';
import { profileStateOf } from '../../features/profile/service.ts';
import { goalName } from '../text/names.ts';
import type { RunningWish } from './args.ts';
import { isSame, plain } from './states.ts';
import type { WeekData } from './week-data.ts';
import { ALREADY, NO_PROFILE, NOT_POSSIBLE, PLANNED_ANEW, say, UNDONE } from './words.ts';

/** A wish that changes the profile or the runner's background, and with it the plan. */
export type ProfileWish = Extract<
  RunningWish,
  { kind: 'availableDays' | 'weeklyHours' | 'thresholdSet' | 'longRunDay' | 'raceSet' | 'raceChange' | 'raceRemove' }
>;

/** The data that a profile wish replaces. The week is restored with it when the change is undone. */
export interface ProfileData {
  profile?: CoachProfileState;
  background?: RunnerBackground;
  /** The current week as originally planned; null if there is no plan, omitted while it is not known. */
  base?: WeekBase | null;
}

const NOT_SET = { en: 'not set', nb: 'ikke satt' };

/** Returns the name of a weekday, Monday = 0. */
const dayOfWeek = (day: number, language: Language): string => weekday(nextOn('2026-11-16', day), language);

const daysText = (days: string | null, language: Language): string => {
  const names = (days ?? '').split(',').flatMap((name) => {
    const index = (DAY_NAMES as readonly string[]).indexOf(name.trim());
    return index < 0 ? [] : [dayOfWeek(index, language)];
  });
  return names.length > 0 ? listed(names, language) : NOT_SET[language];
};

const hoursText = (hours: number | null, language: Language): string =>
  hours === null ? NOT_SET[language] : say(language, `${hours} hours a week`, `${hours} timer i uka`);

const raceText = ({ goal, raceDate }: Pick<CoachProfile, 'goal' | 'raceDate'>, language: Language): string => {
  if (!raceDate) return say(language, 'No race', 'Ingen konkurranse');
  const name = goal ? goalName(goal, language) : say(language, 'Race', 'Konkurranse');
  return `${name}, ${fullDay(raceDate, language)} ${raceDate.slice(0, 4)}`;
};

interface Described {
  title: string;
  before: string;
  after: string;
}

const described = (wish: ProfileWish, before: ProfileData, after: ProfileData): Described => {
  const { language } = wish;
  const [was, is] = [before.profile, after.profile];
  switch (wish.kind) {
    case 'availableDays':
      return {
        title: say(language, 'Change your running days?', 'Endre løpedagene dine?'),
        before: daysText(was?.daysAvailable ?? null, language),
        after: daysText(is?.daysAvailable ?? null, language),
      };
    case 'weeklyHours':
      return {
        title: say(language, 'Change your hours a week?', 'Endre timene dine i uka?'),
        before: hoursText(was?.weeklyHours ?? null, language),
        after: hoursText(is?.weeklyHours ?? null, language),
      };
    case 'thresholdSet':
      return {
        title: say(language, 'Change your threshold pace?', 'Endre terskelfarten din?'),
        before: was?.thresholdPace ?? NOT_SET[language],
        after: is?.thresholdPace ?? NOT_SET[language],
      };
    case 'longRunDay': {
      const nameOf = (background: RunnerBackground | undefined): string => {
        const day = background?.longDay ?? null;
        return day === null ? NOT_SET[language] : dayOfWeek(day, language);
      };
      return {
        title: say(language, 'Change the day of your long run?', 'Endre dagen for langturen?'),
        before: nameOf(before.background),
        after: nameOf(after.background),
      };
    }
    case 'raceSet':
    case 'raceChange':
      return {
        title:
          was?.raceDate === null
            ? say(language, 'Add this race as your goal?', 'Legge inn denne konkurransen som mål?')
            : say(language, 'Change your race?', 'Endre konkurransen din?'),
        before: raceText(was ?? { goal: null, raceDate: null }, language),
        after: raceText(is ?? { goal: null, raceDate: null }, language),
      };
    case 'raceRemove':
      return {
        title: say(language, 'Remove your race?', 'Fjerne konkurransen din?'),
        before: raceText(was ?? { goal: null, raceDate: null }, language),
        after: raceText(is ?? { goal: null, raceDate: null }, language),
      };
    default:
      return wish satisfies never;
  }
};

/** The fields of the profile that a wish changes. */
const patchOf = (wish: Exclude<ProfileWish, { kind: 'longRunDay' }>): Partial<CoachProfileBody> => {
  switch (wish.kind) {
    case 'availableDays':
      return { daysAvailable: wish.args.days.join(',') };
    case 'weeklyHours':
      return { weeklyHours: wish.args.hours };
    case 'thresholdSet':
      return { thresholdPace: wish.args.pace };
    case 'raceSet':
    case 'raceChange':
      return { goal: wish.args.goal, raceDate: wish.args.date };
    case 'raceRemove':
      return { raceDate: null };
    default:
      return wish satisfies never;
  }
};

export interface ProfileOfferParts {
  profiles: Pick<CoachProfileRepository, 'find'>;
  backgrounds: Pick<BackgroundRepository, 'find'>;
  weeks: WeekData;
}

/** Returns the change of the profile or the background, or the reason against it. */
export const createProfileOffers = ({ profiles, backgrounds, weeks }: ProfileOfferParts) => {
  const withBackground = async (userId: string, day: RunnerBackground['longDay']) => {
    const from = (await backgrounds.find(userId)) ?? EMPTY_BACKGROUND;
    return { from: { background: from }, to: { background: { ...from, longDay: day } } };
  };

  return async (
    runner: TokenZone,
    { timezone, today }: { timezone: string; today: string },
    wish: ProfileWish,
  ): Promise<ChangeOffer | AskedBack> => {
    const { language } = wish;
    const back = (text: string): AskedBack => ({ text, chips: [] });
    const stored = await profiles.find(runner.userId);
    if (!stored) return back(NO_PROFILE[language]);
    if (isMinor(stored)) return back(NOT_POSSIBLE[language]);
    const base = await weeks.base(runner, timezone);
    const change = async (): Promise<{ from: ProfileData; to: ProfileData } | null> => {
      if (wish.kind === 'longRunDay') return withBackground(runner.userId, wish.args.day);
      const { updatedAt: _updatedAt, ...known } = presentProfile(stored).profile;
      const body = coachProfileBody.safeParse({ ...known, ...patchOf(wish) }).data;
      const days = body && daysAvailableOf(body.daysAvailable);
      if (!body || days === undefined) return null;
      const { state } = replaceProfile(stored, body, days, today);
      return { from: { profile: profileStateOf(stored) }, to: { profile: state } };
    };
    if ((wish.kind === 'raceSet' || wish.kind === 'raceChange') && wish.args.date <= today)
      return back(
        say(
          language,
          'A race has to be ahead. On which day is it?',
          'En konkurranse må ligge framover i tid. Hvilken dag er den?',
        ),
      );
    const found = await change();
    if (!found) return back(NOT_POSSIBLE[language]);
    const { from, to } = plain(found);
    if (isSame(from, to)) return back(ALREADY[language]);
    const texts = described(wish, from, to);
    return {
      ...texts,
      done: sentences(
        say(language, `Done. Now: ${texts.after}.`, `Gjort. Nå: ${texts.after}.`),
        PLANNED_ANEW[language],
      ),
      undone: UNDONE[language],
      from: { ...from, base },
      to,
    };
  };
};
