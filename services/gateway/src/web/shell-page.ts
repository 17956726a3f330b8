import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { contentPolicy, type PagePolicy } from '../http/security-headers.ts';
import type { FrontEnd } from './front-end.ts';

const PLACEHOLDER = '__CSP_NONCE__';
const NONCE_BYTES = 16;
const WITHIN_MS = 1_000;

/** Shown while there is no build of the shell; the API goes on without it. */
const ABSENT = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Stridewell</title><p>Stridewell is being put in place. Please try again in a moment.</p></html>`;

/** True where the client takes a page; scripts and pictures that miss their file must not be given one. */
export const wantsPage = (request: FastifyRequest): boolean => {
  const { accept } = request.headers;
  return accept === undefined || /text\/html|\*\/\*|text\/\*/.test(accept);
};

/**
 * The one page of the app, with a style nonce that no other answer has, in its header and in its meta element alike.
 * Read at every request, so that a new build of the shell shows without a restart; while nobody can be asked for it, the last
 * one that was sent.
 */
export const createShellPage = (shell: FrontEnd, policy: PagePolicy) => {
  let last: string | null = null;
  return async (reply: FastifyReply): Promise<FastifyReply> => {
    const html = await shell.text('index.html', AbortSignal.timeout(WITHIN_MS)).catch(() => last);
    last = html;
    const nonce = randomBytes(NONCE_BYTES).toString('base64');
    reply.header('content-security-policy', contentPolicy(policy, nonce)).type('text/html; charset=utf-8');
    if (html === null) return reply.code(503).headers({ 'retry-after': '5', 'cache-control': 'no-store' }).send(ABSENT);
    return reply.header('cache-control', 'no-cache').send(html.replaceAll(PLACEHOLDER, nonce));
  };
};
