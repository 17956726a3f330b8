import type { TextSafety } from '@stridewell/coaching/safety/texts';
import { errorSchema } from '@stridewell/contracts/http/common';
import { physioListQuery, physioLogBody, physioLogSchema, physioLogsSchema } from '@stridewell/contracts/http/physio';
import { dateIn, PATHS } from '@stridewell/contracts/web';
import type { Http } from '@stridewell/kit/app/http';
import { currentUser } from '@stridewell/kit/auth/plugin';
import type { Clock } from '@stridewell/kit/clock';
import type { UserSettingsRepository } from '@stridewell/kit/projections/user-settings-repository';
import type { PhysioLogRepository } from './repository.ts';
import { logDayOf, logStateOf, presentLog } from './rules.ts';

const saveSchema = {
  body: physioLogBody,
  response: { 200: physioLogSchema, 400: errorSchema, 401: errorSchema, 409: errorSchema, 503: errorSchema },
};
const listSchema = {
  querystring: physioListQuery,
  response: { 200: physioLogsSchema, 400: errorSchema, 401: errorSchema },
};

export interface LogRoutes {
  logs: PhysioLogRepository;
  /** Safety check of the reason why an exercise was not done. */
  texts: Pick<TextSafety, 'keepForm'>;
  settings: UserSettingsRepository;
  clock: Clock;
  /** Called after a log is stored. */
  onSaved(userId: string, timezone: string): Promise<void>;
}

/** Routes to list and save the runner's exercise logs. */
export const physioLogRoutes = (app: Http, { logs, texts, settings, clock, onSaved }: LogRoutes): void => {
  app.get(PATHS.physioLogs, { schema: listSchema }, async (request) =>
    (await logs.newest(currentUser(request).userId, request.query.limit)).map(presentLog),
  );

  app.post(PATHS.physioLogs, { config: { storesHealthData: true }, schema: saveSchema }, async (request) => {
    const user = currentUser(request);
    const timezone = await settings.zoneOf(user);
    const now = clock.now();
    const date = logDayOf(request.body.date, dateIn(timezone, now));
    const state = logStateOf(request.body);
    const before = await logs.find(user.userId, date, state);
    await texts.keepForm(user.userId, [before?.reason], [state.reason]);
    const stored = await logs.save(user.userId, date, state, now);
    await onSaved(user.userId, timezone);
    return presentLog(stored);
  });
};
