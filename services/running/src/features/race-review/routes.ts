import { route } from '@stridewell/contracts/http/operations';
import type { RaceReviewBody } from '@stridewell/contracts/http/race-review';
import { BACKGROUND_LIMITS, dateIn, RACE_METERS, type RaceToReview, raceTimeProblem } from '@stridewell/contracts/web';
import type { Http } from '@stridewell/kit/app/http';
import { currentUser } from '@stridewell/kit/auth/plugin';
import type { Clock } from '@stridewell/kit/clock';
import { DomainError, invalid, missing } from '@stridewell/kit/errors';
import type { UserSettingsRepository } from '@stridewell/kit/projections/user-settings-repository';
import { EMPTY_BACKGROUND, type RaceResult } from '../../domain/background.ts';
import {
  type KnownRaces,
  NO_REVIEWS,
  type RaceAnswer,
  type ReviewedRace,
  raceMeters,
  raceToReview,
  recentRaces,
  withAnswer,
  withResult,
} from '../../domain/race-review.ts';
import { goalOf } from '../../domain/runner-profile.ts';
import type { BackgroundRepository } from '../background/repository.ts';
import { isMinor, presentProfile } from '../profile/profile-state.ts';
import type { CoachProfileRepository } from '../profile/repository.ts';
import type { WeeklyPlanService } from '../weekly-plan/service.ts';
import type { RaceReviewRepository } from './repository.ts';

export interface RaceReviewRoutes {
  raceReviews: RaceReviewRepository;
  profiles: CoachProfileRepository;
  backgrounds: BackgroundRepository;
  keeper: WeeklyPlanService;
  settings: UserSettingsRepository;
  clock: Clock;
}

const noRace = (): DomainError => missing('There is no race on that day to tell about.');
const alreadyAnswered = (): DomainError =>
  new DomainError('conflict', 'You have already answered for this race. Its result is in your profile.', {
    code: 'already_answered',
  });

const TIME_PROBLEMS = {
  too_short: 'That time is too short for this distance. Write hours, minutes and seconds, like 1:52:30.',
  too_long: 'That time is too long for this distance. Write hours, minutes and seconds, like 1:52:30.',
} as const;

type FinalBody = Exclude<RaceReviewBody, { answer: 'not_now' }>;

/** Returns the answer in a request about a race. @throws DomainError if time and distance do not match */
const answerOf = (body: FinalBody, { date, goal }: ReviewedRace): RaceAnswer => {
  const common = { date, goal, answer: body.answer, seconds: null, meters: null, effort: null, pain: null };
  if (body.answer === 'not_finished') return { ...common, pain: body.pain ?? null };
  if (body.answer !== 'finished') return common;
  const { seconds, effort, pain } = body;
  const meters = raceMeters(goal, body.meters ?? null);
  if (meters === null) throw invalid('meters', 'Please give the distance of your ultra.');
  const problem = raceTimeProblem(goal, meters, seconds);
  if (problem) throw invalid('seconds', TIME_PROBLEMS[problem]);
  return { ...common, seconds, meters, effort, pain: pain ?? null };
};

const resultOf = ({ date, meters, seconds }: RaceAnswer): RaceResult | null =>
  meters === null || seconds === null ? null : { meters, seconds, date };

const isSame = (one: RaceAnswer, other: RaceAnswer): boolean =>
  one.answer === other.answer &&
  one.seconds === other.seconds &&
  one.meters === other.meters &&
  one.effort === other.effort &&
  one.pain === other.pain;

/**
 * Registers the routes that ask the runner how a race went. A finished race becomes a result, which determines the
 * paces. The first answer is final; a repeated one changes nothing.
 */
export const raceReviewRoutes = (
  app: Http,
  { raceReviews, profiles, backgrounds, keeper, settings, clock }: RaceReviewRoutes,
): void => {
  /** Reads the runner's races. A runner under 18 has none, because there are no plans for minors. */
  const racesOf = async (userId: string): Promise<KnownRaces> => {
    const [profile, background] = await Promise.all([profiles.find(userId), backgrounds.find(userId)]);
    const { races, results } = background ?? EMPTY_BACKGROUND;
    if (!profile || isMinor(profile)) return { profileRaces: [], background: { races: [], results } };
    return {
      profileRaces: [
        { goal: goalOf(presentProfile(profile).profile), date: profile.raceDate },
        { goal: profile.lastRaceGoal ?? null, date: profile.lastRaceDate ?? null },
      ],
      background: { races, results },
    };
  };

  const present = async (userId: string, today: string): Promise<{ race: RaceToReview }> => {
    const [known, reviews] = await Promise.all([racesOf(userId), raceReviews.find(userId)]);
    const race = raceToReview(known, reviews ?? NO_REVIEWS, today);
    return { race: race && { ...race, meters: RACE_METERS[race.goal] } };
  };

  const saveResult = async (userId: string, timezone: string, result: RaceResult): Promise<void> => {
    await backgrounds.change(userId, (background) => {
      const known = background ?? EMPTY_BACKGROUND;
      return { ...known, results: withResult(known.results, result, BACKGROUND_LIMITS.results) };
    });
    await keeper.remake(userId, timezone, { fresh: true });
  };

  app.route({
    ...route('readRaceReview'),
    handler: async (request) => {
      const user = currentUser(request);
      return present(user.userId, dateIn(await settings.zoneOf(user), clock.now()));
    },
  });

  app.route({
    ...route('answerRaceReview'),
    config: { storesHealthData: true },
    handler: async (request) => {
      const user = currentUser(request);
      const { userId } = user;
      const timezone = await settings.zoneOf(user);
      const today = dateIn(timezone, clock.now());
      const { body } = request;
      const race = recentRaces(await racesOf(userId), today).find(({ date }) => date === body.date);
      if (!race) throw noRace();
      if (body.answer === 'not_now') {
        await raceReviews.change(userId, (known) => ({ ...(known ?? NO_REVIEWS), hiddenOn: today }));
        return present(userId, today);
      }
      const answer = answerOf(body, race);
      const given = (await raceReviews.find(userId))?.answers.find(({ date }) => date === race.date);
      if (given && !isSame(given, answer)) throw alreadyAnswered();
      const result = resultOf(answer);
      // The result is stored first: if that fails, the runner is asked again, and the repeated answer replaces it.
      if (result && !given) await saveResult(userId, timezone, result);
      await raceReviews.change(userId, (known) => {
        const reviews = known ?? NO_REVIEWS;
        return reviews.answers.some(({ date }) => date === race.date) ? null : withAnswer(reviews, answer);
      });
      return present(userId, today);
    },
  });
};
