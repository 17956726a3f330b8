import { setTimeout as pause } from 'node:timers/promises';
import { PATHS, type RemotesFile, STREAM_DONE } from '@stridewell/contracts/web';
import { type Client, callApi } from '@stridewell/e2e/coach-cases/client';
import { signUpNamed } from '@stridewell/e2e/coach-cases/sign-up';
import { CHECKIN_DEFAULTS } from '@stridewell/e2e/runners';
import { PROFILE } from '@stridewell/e2e/running-steps';

/** The result of one request that a client sent. */
export interface Outcome {
  what: string;
  /** HTTP status; 0 when the response was incomplete or missing. */
  status: number;
  /** True when the request was retried once after a refused connection. */
  retried: boolean;
  note: string;
}

export interface Load {
  /** Results of all requests, in order. */
  log: Outcome[];
  /** Number of chat replies that ended early. */
  cut: number;
  stop(): Promise<void>;
}

const BETWEEN_MS = 150;
const REFUSED = 'ECONNREFUSED';

const codeOf = (error: unknown): string => {
  const { code, cause } = error as { code?: string; cause?: unknown };
  return code ?? (cause ? codeOf(cause) : String(error));
};

/** Sends a request and reads the complete response. */
const ask = async (what: string, send: () => Promise<Response>, log: Outcome[]): Promise<string> => {
  const once = async (retried: boolean): Promise<string> => {
    try {
      const answer = await send();
      const text = await answer.text();
      log.push({ what, status: answer.status, retried, note: answer.ok ? '' : text.slice(0, 200) });
      return text;
    } catch (error) {
      const code = codeOf(error);
      if (code === REFUSED && !retried) return once(true);
      log.push({ what, status: 0, retried, note: code });
      return '';
    }
  };
  return once(false);
};

/**
 * Loads each remote as a browser does: the list of remotes, the remote's manifest, and the entry file that the manifest
 * names.
 */
const loadRemotes = async (origin: string, log: Outcome[]): Promise<void> => {
  const { remotes } = JSON.parse(await ask('remotes.json', () => fetch(`${origin}/remotes.json`), log)) as RemotesFile;
  for (const { name, entry } of remotes) {
    if (entry === null) {
      log.push({ what: `remote ${name}`, status: 0, retried: false, note: 'has no build' });
      continue;
    }
    const manifest = JSON.parse(await ask(`manifest ${name}`, () => fetch(origin + entry), log));
    const { path, name: file } = manifest.metaData.remoteEntry as { path: string; name: string };
    await ask(`entry ${name}`, () => fetch(new URL(`${path}${path && '/'}${file}`, origin + entry)), log);
  }
};

/**
 * Simulates runners until `stop`. Each runner signs in, checks in, reads the plan, chats, and loads pages and the remotes'
 * files in sequence, with an open live update stream. Only a refused connection is retried, once.
 */
export const startLoad = async (origin: string, runners: number): Promise<Load> => {
  const log: Outcome[] = [];
  const ending = new AbortController();
  const { signal } = ending;
  let cut = 0;

  const live = async ({ token }: Client): Promise<void> => {
    while (!signal.aborted) {
      try {
        const answer = await fetch(origin + PATHS.live, { headers: { authorization: `Bearer ${token}` }, signal });
        log.push({ what: 'live', status: answer.status, retried: false, note: '' });
        for await (const _ of answer.body ?? []) if (signal.aborted) return;
      } catch (error) {
        // The end of the live stream is not a failure, because browsers reconnect.
        if (!signal.aborted && codeOf(error) === REFUSED)
          log.push({ what: 'live', status: 0, retried: true, note: REFUSED });
      }
      await pause(BETWEEN_MS);
    }
  };

  const run = async (client: Client, number: number): Promise<void> => {
    const api = (method: string, path: string, body?: object) =>
      ask(`${method} ${path}`, () => callApi(client, method, path, body), log);
    await api('POST', PATHS.coachProfile, PROFILE);
    for (let round = number; !signal.aborted; round += 1) {
      await api('GET', PATHS.me);
      await api('POST', PATHS.checkin, { ...CHECKIN_DEFAULTS, sleep: 1 + (round % 5) });
      await api('GET', PATHS.stats);
      await api('GET', PATHS.weeklyPlan);
      await api('GET', PATHS.physioToday);
      await ask('page', () => fetch(`${origin}/stats`, { headers: { accept: 'text/html' } }), log);
      await loadRemotes(origin, log);
      const reply = await api('POST', PATHS.coachChat, { message: 'How was my week?' });
      if (reply && !reply.includes(STREAM_DONE)) cut += 1;
      await pause(BETWEEN_MS);
    }
  };

  const clients = await Promise.all(
    Array.from({ length: runners }, async (_, index) => (await signUpNamed(origin, `Runner ${index}`)).client),
  );
  const working = clients.flatMap((client, index) => [live(client), run(client, index)]);
  return {
    log,
    get cut() {
      return cut;
    },
    async stop() {
      ending.abort();
      await Promise.all(working);
    },
  };
};

/** Returns the results with a status other than 2xx or 3xx. */
export const failures = ({ log }: Load): Outcome[] => log.filter(({ status }) => status < 200 || status >= 400);

/** Returns the number of requests and retries for each kind of request. */
export const countsOf = ({ log, cut }: Load): string[] => {
  const things = [...new Set(log.map(({ what }) => what))].sort();
  const line = (what: string): string => {
    const of = log.filter((outcome) => outcome.what === what);
    return `${String(of.length).padStart(6)}  ${what}  (retried: ${of.filter(({ retried }) => retried).length})`;
  };
  return [...things.map(line), `${String(log.length).padStart(6)} in total, ${cut} chat replies cut off`];
};
