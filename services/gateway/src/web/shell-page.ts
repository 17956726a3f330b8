import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { contentPolicy, type PagePolicy } from '../http/security-headers.ts';
import type { FrontEnd } from './front-end.ts';

const PLACEHOLDER = '__CSP_NONCE__';
const NONCE_BYTES = 16;
const TIMEOUT_MS = 1_000;

/** Shown while there is no build of the shell; the API is served nevertheless. */
const ABSENT = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Stridewell</title><p>Stridewell is starting. Please try again in a moment.</p></html>`;

/** True if the client accepts HTML; a missing script or image must not be answered with the page. */
export const wantsPage = (request: FastifyRequest): boolean => {
  const { accept } = request.headers;
  return accept === undefined || /text\/html|\*\/\*|text\/\*/.test(accept);
};

/**
 * The single page of the app, with a style nonce unique to each response in its header and its meta element. Read on
 * every request, so that a new build of the shell shows without a restart; while no server can be asked, the last page
 * is sent.
 */
export const createShellPage = (shell: FrontEnd, policy: PagePolicy) => {
  let last: string | null = null;
  return async (reply: FastifyReply): Promise<FastifyReply> => {
    const html = await shell.text('index.html', AbortSignal.timeout(TIMEOUT_MS)).catch(() => last);
    last = html;
    const nonce = randomBytes(NONCE_BYTES).toString('base64');
    reply.header('content-security-policy', contentPolicy(policy, nonce)).type('text/html; charset=utf-8');
    if (html === null) return reply.code(503).headers({ 'retry-after': '5', 'cache-control': 'no-store' }).send(ABSENT);
    return reply.header('cache-control', 'no-cache').send(html.replaceAll(PLACEHOLDER, nonce));
  };
};
