import type { AskedBack, ChangeOffer } from '@stridewell/chat/proposals/change';
import { trainingLogBody } from '@stridewell/contracts/http/running';
import type { TokenZone } from '@stridewell/kit/projections/user-settings-repository';
import { fullDay } from '@stridewell/language/days';
import { capitalised, type Language } from '@stridewell/language/language';
import type { TrainingLogState } from '../../features/training-log/document.ts';
import { isInWindow } from '../../features/training-log/log-state.ts';
import type { TrainingLogRepository } from '../../features/training-log/repository.ts';
import { type LogRecorder, loggedStateOf } from '../../features/training-log/service.ts';
import { reasonName } from '../text/names.ts';
import type { RunningWish } from './args.ts';
import { isSame, plain } from './states.ts';
import { ALREADY, say, UNDONE } from './words.ts';

/** A wish that changes the log of a day. */
export type LogWish = Extract<RunningWish, { kind: 'markDone' | 'markSkipped' | 'unmark' }>;

const describeLog = (log: TrainingLogState | null, language: Language): string => {
  if (!log) return say(language, 'Not logged', 'Ikke logget');
  if (log.status === 'skipped') {
    const reason = log.reason ? ` (${reasonName(log.reason, language)})` : '';
    return say(language, `Skipped${reason}`, `Hoppet over${reason}`);
  }
  const details = [
    log.minutes !== null && `${log.minutes} min`,
    log.effort && say(language, `effort ${log.effort} of 10`, `innsats ${log.effort} av 10`),
  ].filter(Boolean);
  return [say(language, 'Done', 'Gjort'), ...details].join(', ');
};

const titleOf = ({ kind, language }: LogWish, day: string): string => {
  if (kind === 'unmark') return say(language, `Remove the log of ${day}?`, `Fjerne loggen for ${day}?`);
  return kind === 'markDone'
    ? say(language, `Log ${day} as done?`, `Logge ${day} som gjort?`)
    : say(language, `Log ${day} as skipped?`, `Logge ${day} som hoppet over?`);
};

export interface LogOfferParts {
  logs: Pick<TrainingLogRepository, 'findDay'>;
  record: LogRecorder;
}

const bodyOf = (wish: Exclude<LogWish, { kind: 'unmark' }>) =>
  trainingLogBody.safeParse(
    wish.kind === 'markDone' ? { ...wish.args, status: 'done' } : { ...wish.args, status: 'skipped' },
  ).data;

/** Returns the change of a day's log, or the reason against it. */
export const createLogOffers =
  ({ logs, record }: LogOfferParts) =>
  async (runner: TokenZone, today: string, wish: LogWish): Promise<ChangeOffer | AskedBack> => {
    const { language } = wish;
    const { date } = wish.args;
    const from = loggedStateOf(await logs.findDay(runner.userId, date));
    const back = (text: string): AskedBack => ({ text, chips: [] });
    if (date > today)
      return back(
        say(
          language,
          'That day is still ahead. Tell me once it is done.',
          'Den dagen er ikke kommet ennå. Si fra når den er gjort.',
        ),
      );
    if (!isInWindow(date, today))
      return back(
        say(
          language,
          'I can log the last 28 days, not earlier ones.',
          'Jeg kan logge de siste 28 dagene, ikke tidligere.',
        ),
      );
    const body = wish.kind === 'unmark' ? null : bodyOf(wish);
    if (body === undefined) return back(say(language, 'I cannot log that.', 'Det kan jeg ikke logge.'));
    const to = body && (await record.preview(runner, body));
    if (isSame(from, to)) return back(ALREADY[language]);
    const after = describeLog(to, language);
    return {
      title: titleOf(wish, fullDay(date, language)),
      before: describeLog(from, language),
      after,
      done: say(
        language,
        `Done. ${fullDay(date, language)}: ${after.toLowerCase()}.`,
        `Gjort. ${capitalised(fullDay(date, language))}: ${after.toLowerCase()}.`,
      ),
      undone: UNDONE[language],
      from: plain(from),
      to: plain(to),
    };
  };
