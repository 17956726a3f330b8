import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { contentPolicy, type PagePolicy } from '../http/security-headers.ts';
import type { FrontEnd } from './front-end.ts';

const PLACEHOLDER = '__CSP_NONCE__';
const NONCE_BYTES = 16;
const TIMEOUT_MS = 1_000;

/** Page that is sent while no build of the shell exists. The API is still served. */
const ABSENT = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Stridewell</title><p>Stridewell is starting. Please try again in a moment.</p></html>`;

/** True when the client accepts HTML. A request for a missing script or image must not receive the page. */
export const wantsPage = (request: FastifyRequest): boolean => {
  const { accept } = request.headers;
  return accept === undefined || /text\/html|\*\/\*|text\/\*/.test(accept);
};

/**
 * Returns a function that sends the shell's page with a new style nonce in the header and the meta element. Reads the
 * page on every request, so that a new build takes effect immediately. Sends the last known page while no server
 * responds.
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
