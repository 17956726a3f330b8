import { randomUUID } from 'node:crypto';
import { EMBED_HEADER, IDEMPOTENCY_HEADER, PATHS, type SignedIn, type User } from '@stridewell/contracts/web';
import { until } from '@stridewell/kit/testing/until';
import { codesTo, mailFolder } from '@stridewell/local/mail/code-mail';
import type { Stack } from '@stridewell/local/stack-types';
import { questionnaireOf, sessionOn, testOf } from '@stridewell/physio/testing/fixtures';

/** Returns a unique word for a text field. It can appear only in data that the runner typed into that field. */
export type MarkField = (field: string) => string;

/** A runner who has used every feature once, with the unique words that they typed. */
export interface FullRunner {
  user: User;
  email: string;
  token: string;
  /**
   * Words from names, notes and messages. They are allowed in the runner's own data export but never in a log, event or
   * job.
   */
  words: string[];
  /** Words that are read but never stored: the name of a recorded track, which can contain a place name. */
  dropped: string[];
  /**
   * Passwords, tokens, codes, the feed token and idempotency keys, which must not be stored or logged in plain text.
   */
  secrets: string[];
}

interface Answer {
  status: number;
  text: string;
}

/** Calls the gateway; an error status is returned, not thrown. */
const call = async (origin: string, path: string, init: RequestInit = {}): Promise<Answer> => {
  const response = await fetch(`${origin}${path}`, init);
  return { status: response.status, text: await response.text() };
};

const json = (body: unknown, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body: typeof body === 'string' ? body : JSON.stringify(body),
});

const expectOk = ({ status, text }: Answer, what: string): Answer => {
  if (status >= 300) throw new Error(`${what}: ${status} ${text}`);
  return { status, text };
};

const signIn = async (origin: string, path: string, body: object): Promise<SignedIn & { token: string }> => {
  const { text } = expectOk(await call(origin, path, json(body, { [EMBED_HEADER]: '1' })), path);
  const answer = JSON.parse(text) as SignedIn;
  if (!answer.token) throw new Error(`${path}: no token`);
  return { ...answer, token: answer.token };
};

/** A track of ten minutes with a name. */
const trackOf = (date: string, name: string): string => {
  const points = [0, 1, 2].map(
    (at) => `<trkpt lat="59.9${at}" lon="10.7"><time>${date}T00:0${5 * at}:00Z</time></trkpt>`,
  );
  return `<gpx><trk><name>${name}</name><type>running</type><trkseg>${points.join('')}</trkseg></trk></gpx>`;
};

/** Imports files and waits until the worker has processed them. */
const importFiles = async (origin: string, headers: Record<string, string>, files: File[]): Promise<void> => {
  const body = new FormData();
  for (const file of files) body.append('files', file);
  const { text } = expectOk(await call(origin, PATHS.activityImport, { method: 'POST', headers, body }), 'an import');
  const { id } = JSON.parse(text) as { id: string };
  await until('the end of the import', async () => {
    const { text: progress } = await call(origin, `${PATHS.activityImport}/${id}`, { headers });
    return (JSON.parse(progress) as { state: string }).state === 'done';
  });
};

/**
 * Registers a runner who uses every feature once and sends requests that are rejected. Every text field contains a
 * unique word.
 */
export const createFullRunner = async ({ urls, dataDir }: Stack, name: string): Promise<FullRunner> => {
  const origin = urls.gateway;
  const words: string[] = [];
  const mark: MarkField = (field) => {
    const word = `Canary${name}${field}`;
    words.push(word);
    return word;
  };
  const email = `${mark('mail').toLowerCase()}@example.com`;
  const password = `Canary${name}pass4Life`;
  const newPassword = `Canary${name}later4Life`;
  const key = `Canary${name}key`;
  const track = `Canary${name}track`;
  const registered = await signIn(origin, PATHS.register, {
    email,
    name: 'Ada',
    password,
    confirmPassword: password,
    healthDataConsent: true,
  });
  expectOk(await call(origin, PATHS.requestOtp, json({ email })), 'asking for a code');
  const code = await until('a code', async () => (await codesTo(mailFolder(dataDir), email)).at(-1));
  const { token: first, user } = await signIn(origin, PATHS.verifyOtp, { email, code, rememberMe: true });
  const change = { password: newPassword, confirmPassword: newPassword };
  const changed = await call(origin, PATHS.password, json(change, { authorization: `Bearer ${first}` }));
  // A password change creates a new session.
  const { token: unconsented } = JSON.parse(expectOk(changed, PATHS.password).text) as { token: string };
  // The first sign-in with a code ends the consents that were given before the address was confirmed, and removes the
  // name.
  const consent = { kind: 'health_data', given: true };
  const agreed = await call(origin, PATHS.consent, json(consent, { authorization: `Bearer ${unconsented}` }));
  const { token } = JSON.parse(expectOk(agreed, PATHS.consent).text) as { token: string };
  const headers = { authorization: `Bearer ${token}` };
  const named = json({ name: mark('name') }, headers);
  expectOk(await call(origin, PATHS.profile, { ...named, method: 'PATCH' }), PATHS.profile);
  const send = async (path: string, body: unknown, more: Record<string, string> = {}): Promise<Answer> =>
    expectOk(await call(origin, path, json(body, { ...headers, ...more })), path);

  await send(PATHS.coachProfile, {
    goal: '10k',
    weeklyHours: 4,
    daysAvailable: 'Mon,Wed,Sat',
    injuries: mark('injuries'),
    thresholdPace: mark('pace'),
  });
  const metrics = { sleep: 3, stress: 2, fatigue: 3, pain: 2, readiness: 7 };
  const { text: checkin } = await send(
    PATHS.checkin,
    { ...metrics, notes: mark('notes') },
    { [IDEMPOTENCY_HEADER]: key },
  );
  await send(PATHS.weeklyPlan, {});
  const { days } = JSON.parse((await call(origin, PATHS.weeklyPlan, { headers })).text);
  await send(PATHS.trainingLog, { date: days[0].date, status: 'done', minutes: 30 });
  const today = new Date().toISOString().slice(0, 10);
  await send(PATHS.activities, { date: today, sport: 'run', minutes: 30, note: mark('activity') });
  await importFiles(origin, headers, [
    new File([trackOf(today, track)], `${mark('file')}.gpx`),
    new File(['<gpx><trk>'], `${mark('broken')}.gpx`),
  ]);
  await send(PATHS.physioProfile, {
    primaryArea: 'knee',
    onset: 'gradual',
    painHistory: mark('history'),
    mdDiagnosis: true,
    mdDiagnosisText: mark('diagnosis'),
    restrictionsMeds: mark('medicines'),
  });
  await send(PATHS.physioCheckin, {
    pain: 2,
    trend: 'same',
    functionLimits: [],
    redFlags: [],
    walkRunTolerance: true,
    functionalTestsOk: true,
  });
  await send(PATHS.physioLogs, { planned: mark('planned'), status: 'skipped', reason: mark('reason') });
  const second = { area: 'calf', side: 'right', onset: 'sudden', painHistory: mark('second') };
  const { id: injuryId } = JSON.parse((await send(PATHS.physioInjuries, second)).text) as { id: string };
  await send(PATHS.physioTests, testOf(injuryId));
  const activities = [{ name: mark('activity'), score: 3 }];
  await send(PATHS.physioQuestionnaires, questionnaireOf(injuryId, { activities }));
  expectOk(
    await call(origin, PATHS.physioChoices, { ...json({ equipment: ['bands'] }, headers), method: 'PUT' }),
    PATHS.physioChoices,
  );
  const session = json(sessionOn(new Date().toISOString().slice(0, 10), { injuryId }), headers);
  expectOk(
    await call(origin, `${PATHS.physioSessions}/${randomUUID()}`, { ...session, method: 'PUT' }),
    PATHS.physioSessions,
  );
  await send(PATHS.physioTriage, { flags: [], answers: {} });
  await send(PATHS.coachChat, { message: `How far today? ${mark('chat')}` });
  await send(PATHS.physioChat, { message: `Does my knee matter? ${mark('physiochat')}` });
  await send(`${PATHS.coachChat}/draft`, { content: mark('draft') });
  await send(`${PATHS.physioChat}/draft`, { content: mark('physiodraft') });
  await send(PATHS.coachQuickAction, { action: 'WEEK_START', context: { canary: `Canary${name}context` } });
  const { url } = JSON.parse((await send(PATHS.calendar, {})).text) as { url: string };
  const feed = /([\w-]{43})\.ics/.exec(url)?.[1] ?? '';
  expectOk(await call(origin, `${PATHS.calendar}/${feed}.ics`), 'the calendar');
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  await send(PATHS.pause, { kind: 'travel', from: tomorrow, to: tomorrow });

  // Logs are most likely to contain the input when a request is rejected.
  const refused: [string, RequestInit][] = [
    [PATHS.login, json({ email, password: `Canary${name}wrong4Life` })],
    [PATHS.verifyOtp, json({ email, code: '000000' })],
    [PATHS.checkin, json({ ...metrics, notes: 5, sleep: `Canary${name}sleep` }, headers)],
    [PATHS.checkin, json(`{"notes":"Canary${name}broken`, headers)],
    [PATHS.coachProfile, json({ [`Canary${name}field`]: 1 }, headers)],
    [`${PATHS.history}?from=Canary${name}query`, { headers }],
    [PATHS.physioTests, json({ testId: `Canary${name}test`, value: `Canary${name}value` }, headers)],
    [
      `${PATHS.physioSessions}/Canary${name}session`,
      { ...json({ painStop: `Canary${name}stop` }, headers), method: 'PUT' },
    ],
    [`${PATHS.calendar}/Canary${name}${'x'.repeat(32)}.ics`, {}],
    [`${PATHS.erasure}/Canary${name}erasure`, {}],
    [`/api/nowhere/Canary${name}path`, {}],
    [PATHS.profile, { headers: { authorization: `Bearer ${token}Canary${name}` } }],
    [PATHS.profile, { headers: { cookie: `stridewell_session=Canary${name}cookie` } }],
  ];
  for (const [path, init] of refused) {
    const { status } = await call(origin, path, init);
    if (status < 400 || status > 499) throw new Error(`${path}: ${status} where a refusal was expected`);
  }
  if (!checkin.includes('"score"')) throw new Error('no score');
  return {
    user,
    email,
    token,
    words: [...words.filter((word) => word !== `Canary${name}mail`), email],
    dropped: [track],
    secrets: [password, newPassword, key, token, first, registered.token, feed, code],
  };
};
