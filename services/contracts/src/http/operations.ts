import { COACH_BASES } from '../web/chat.ts';
import { PATHS } from '../web/paths.ts';

/** Summaries of one coach's chat operations; `whose` names the coach. */
const chatOf = (base: string, whose: string): Record<string, string> => ({
  [`POST ${base}/chat`]: `Say something to the ${whose} coach; the reply is streamed`,
  [`POST ${base}/quick-action`]: `Ask the ${whose} coach by a quick action; the reply is streamed`,
  [`POST ${base}/chat/card`]: `Answer a card of the ${whose} coach; the continuation is streamed`,
  [`GET ${base}/safety`]: `Read what restricts the ${whose} coach's training advice now`,
  [`GET ${base}/chat/history`]: `Read a page of the chat with the ${whose} coach`,
  [`DELETE ${base}/chat/clear`]: `Clear the chat with the ${whose} coach`,
  [`GET ${base}/chat/draft`]: `Read the unsent message to the ${whose} coach`,
  [`POST ${base}/chat/draft`]: `Keep the unsent message to the ${whose} coach`,
  [`GET ${base}/chat/export`]: `Download the chat with the ${whose} coach`,
});

/**
 * One-line summary of each API operation, by method and path (`POST /api/checkin`); published in the OpenAPI documents.
 */
export const SUMMARIES: Readonly<Record<string, string>> = {
  [`POST ${PATHS.register}`]: 'Open an account with a password',
  [`POST ${PATHS.login}`]: 'Sign in with a password',
  [`POST ${PATHS.requestOtp}`]: 'Have a one-time code sent by mail',
  [`POST ${PATHS.verifyOtp}`]: 'Sign in with a one-time code',
  [`POST ${PATHS.loginOtp}`]: 'Sign in with a one-time code, by another name',
  [`GET ${PATHS.me}`]: 'Read who is signed in',
  [`GET ${PATHS.whoami}`]: 'Read who is signed in, by another name',
  [`POST ${PATHS.logout}`]: 'Sign out',
  [`GET ${PATHS.sessions}`]: 'List the runner’s sessions',
  [`DELETE ${PATHS.sessions}`]: 'End all sessions but this one',
  [`DELETE ${PATHS.sessions}/:id`]: 'End one session',
  [`POST ${PATHS.confirm}`]: 'Confirm by password or one-time code that it is still the runner',
  [`POST ${PATHS.password}`]: 'Set or change the password',
  [`GET ${PATHS.profile}`]: 'Read the account',
  [`PATCH ${PATHS.profile}`]: 'Change the time zone',
  [`POST ${PATHS.consent}`]: 'Give a consent or take it back',
  [`GET ${PATHS.exportAll}`]: 'Download everything that is stored about the runner',
  'GET /.well-known/jwks.json': 'Read the public keys that sessions are verified with',
  [`DELETE ${PATHS.deleteMe}`]: 'Erase the account and everything in it',
  [`DELETE ${PATHS.deleteAll}`]: 'Erase everything but the account',
  [`GET ${PATHS.erasure}/:erasureId`]: 'Read the receipt of an erasure',

  [`POST ${PATHS.checkin}`]: 'Save or update the check-in of a day',
  [`GET ${PATHS.checkinToday}`]: 'Read the check-in of today',
  [`GET ${PATHS.stats}`]: 'Read scores and metrics of a range of days',
  [`GET ${PATHS.history}`]: 'Read a page of past check-ins',
  [`GET ${PATHS.export}`]: 'Download past check-ins as CSV',

  [`GET ${PATHS.coachProfile}`]: 'Read the running profile',
  [`POST ${PATHS.coachProfile}`]: 'Save the running profile',
  [`POST ${PATHS.trainingLog}`]: 'Say how a day’s session went',
  [`DELETE ${PATHS.trainingLog}/:date`]: 'Take back what was said of a day’s session',
  [`GET ${PATHS.trainingLogsWeek}`]: 'Read what was said of a week’s sessions',
  [`GET ${PATHS.weeklyPlan}`]: 'Read the plan of a week',
  [`POST ${PATHS.weeklyPlan}`]: 'Make this week’s plan, or answer the offer of a lighter one',
  [`GET ${PATHS.weeklySummary}`]: 'Read the summary of a week',
  [`GET ${PATHS.weeklyOutcomes}`]: 'Read what each day of a week came to',
  [`GET ${PATHS.pause}`]: 'Read the pause that stands or is to come',
  [`POST ${PATHS.pause}`]: 'Begin a pause',
  [`DELETE ${PATHS.pause}`]: 'End the pause',
  [`GET ${PATHS.calendar}`]: 'Read since when there is a calendar feed',
  [`POST ${PATHS.calendar}`]: 'Make a calendar feed; the one before it ends',
  [`DELETE ${PATHS.calendar}`]: 'End the calendar feed',
  [`GET ${PATHS.calendar}/:token.ics`]: 'Read the calendar feed',
  ...chatOf(COACH_BASES.running, 'running'),

  [`GET ${PATHS.physioProfile}`]: 'Read the injury profile',
  [`POST ${PATHS.physioProfile}`]: 'Create the injury profile',
  [`PUT ${PATHS.physioProfile}`]: 'Replace the injury profile',
  [`POST ${PATHS.physioResolve}`]: 'Say that the injury is over',
  [`POST ${PATHS.physioCheckin}`]: 'Save the physio check-in of a day',
  [`GET ${PATHS.physioCheckinToday}`]: 'Read the physio check-in of today',
  [`GET ${PATHS.physioCheckins}`]: 'Read the latest physio check-ins',
  [`POST ${PATHS.physioTriage}`]: 'Answer the questions about warning signs',
  [`GET ${PATHS.physioLogs}`]: 'Read the latest logs of exercises',
  [`POST ${PATHS.physioLogs}`]: 'Save how an exercise of the programme went',
  [`GET ${PATHS.physioToday}`]: 'Read what the programme asks for today',
  ...chatOf(COACH_BASES.physio, 'physio'),
};
