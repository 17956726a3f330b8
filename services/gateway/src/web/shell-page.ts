import { randomBytes } from 'node:crypto';
import { PAGE_DATA_ID, PAGE_FILES, type PageData, type WebConfig } from '@stridewell/contracts/web';
import type { Clock } from '@stridewell/kit/clock';
import type { DomainError } from '@stridewell/kit/errors';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { contentPolicy, type PagePolicy } from '../http/security-headers.ts';
import type { FrontEnd } from './front-end.ts';
import { createSharedLookup } from './shared-lookup.ts';
import {
  firstReads,
  type ListedRemote,
  type PageRequest,
  PRELOAD_LIST,
  parsePreloadList,
  preloadLinks,
  readLinks,
  startFiles,
} from './start-files.ts';

const PLACEHOLDER = '__CSP_NONCE__';
const NONCE_BYTES = 16;
const TIMEOUT_MS = 1_000;

/** Page that is sent while no build of the shell exists. The API is still served. */
const ABSENT = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Stridewell</title><p>Stridewell is starting. Please try again in a moment.</p></html>`;
/** Page that is sent when an address has exceeded its limit. */
const BUSY = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Stridewell</title><p>That was a lot of pages at once. Please wait a moment and try again.</p><p lang="nb">Det var mange sider på en gang. Vent litt og prøv igjen.</p></html>`;

/** True when the client accepts HTML. A request for a missing script or image must not receive the page. */
export const wantsPage = (request: FastifyRequest): boolean => {
  const { accept } = request.headers;
  return accept === undefined || /text\/html|\*\/\*|text\/\*/.test(accept);
};

/** Sends a page that explains that the client's address has opened too many pages. */
export const sendBusyPage = (reply: FastifyReply, { retryAfter }: Pick<DomainError, 'retryAfter'>): FastifyReply =>
  reply
    .code(429)
    .headers({ 'retry-after': String(retryAfter ?? 1), 'cache-control': 'no-store' })
    .type('text/html; charset=utf-8')
    .send(BUSY);

/**
 * Resolves with the result of a promise, or with null when it rejects or does not settle within the given number of
 * milliseconds.
 */
const resolveOrNull = async <T>(milliseconds: number, work: Promise<T>): Promise<T | null> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), milliseconds);
  });
  return Promise.race([work.catch(() => null), late]).finally(() => clearTimeout(timer));
};

/**
 * The element with the page's data. It is a data block that browsers do not execute, so the content security policy
 * need not allow it. Its text is escaped so that it cannot close the element.
 */
const dataElement = (data: PageData): string =>
  `<script type="application/json" id="${PAGE_DATA_ID}">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;

export interface ShellPageOptions {
  shell: FrontEnd;
  policy: PagePolicy;
  /** Maximum time in milliseconds that the page waits for the list of remotes. */
  listWithinMs: number;
  listNow(): Promise<ListedRemote[]>;
  configNow(): WebConfig;
  clock: Pick<Clock, 'monotonic'>;
}

/**
 * Returns a function that sends the shell's page with a new style nonce in the header and the meta element, with the
 * configuration and the list of remotes, and with preload links for the requested screen. The page contains nothing
 * about the visitor. Reads the page on every request, so that a new build takes effect immediately; above a limit,
 * requests share one read. Sends the last known page while no server responds.
 */
export const createShellPage = ({ shell, policy, listWithinMs, listNow, configNow, clock }: ShellPageOptions) => {
  let last: string | null = null;
  const readPage = createSharedLookup(() => shell.text('index.html', AbortSignal.timeout(TIMEOUT_MS)), clock);
  const readPreloads = createSharedLookup(() => shell.text(PRELOAD_LIST, AbortSignal.timeout(listWithinMs)), clock);

  /** HTML to add to the head of the page. Empty while the list of remotes is not available. */
  const additionsFor = async (opened: PageRequest): Promise<string> => {
    const [listed, list] = await Promise.all([
      resolveOrNull(listWithinMs, listNow()),
      resolveOrNull(listWithinMs, readPreloads()),
    ]);
    if (!listed) return '';
    const data = dataElement({ config: configNow(), remotes: listed.map(({ remote }) => remote) });
    const links = preloadLinks(startFiles(opened, listed, parsePreloadList(list)));
    const reads = readLinks(firstReads(opened, listed));
    return `${data}${reads}<template ${PAGE_FILES}>${links}</template>`;
  };

  return async (reply: FastifyReply, opened: PageRequest): Promise<FastifyReply> => {
    const [html, additions] = await Promise.all([readPage().catch(() => last), additionsFor(opened)]);
    last = html;
    const nonce = randomBytes(NONCE_BYTES).toString('base64');
    reply.header('content-security-policy', contentPolicy(policy, nonce)).type('text/html; charset=utf-8');
    if (html === null) return reply.code(503).headers({ 'retry-after': '5', 'cache-control': 'no-store' }).send(ABSENT);
    const page = html.replaceAll(PLACEHOLDER, nonce).replace('</head>', () => `${additions}</head>`);
    return reply.header('cache-control', 'no-cache').send(page);
  };
};
