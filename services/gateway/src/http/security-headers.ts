import type { Scheme } from '@stridewell/kit/auth/scheme';

/** What pages of this deployment may do beyond their own origin. */
export interface PagePolicy {
  frameAncestors: string[];
  mediaHosts: string[];
  devSockets: string[];
}

/**
 * The Content-Security-Policy of everything the gateway serves itself. Scripts come only from our own origin; styles
 * too, or with this page's nonce (styled-components writes style elements). Script URLs pass the page's `default`
 * Trusted Types policy, which restricts them to this origin.
 */
export const contentPolicy = ({ frameAncestors, mediaHosts, devSockets }: PagePolicy, nonce?: string): string =>
  [
    "default-src 'self'",
    "script-src 'self'",
    nonce ? `style-src 'self' 'nonce-${nonce}'` : "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    ['connect-src', "'self'", ...devSockets].join(' '),
    ['media-src', "'self'", ...mediaHosts].join(' '),
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    ['frame-ancestors', "'self'", ...frameAncestors].join(' '),
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join('; ');

/** The policy of API responses: nothing in them is ever run, framed or loaded. */
export const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'";

const ONE_YEAR = 31_536_000;

/**
 * Headers of every response. X-Frame-Options is left out: it has no allow list and would contradict frame-ancestors.
 * Cross-Origin-Opener-Policy concerns top-level pages only, so it does not prevent framing by an allowed parent.
 */
export const securityHeaders = (policy: PagePolicy, scheme: Scheme): Record<string, string> => ({
  'content-security-policy': contentPolicy(policy),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  // Browsers ignore this header on plain http, and a local installation has no certificate.
  ...(scheme === 'https' && { 'strict-transport-security': `max-age=${ONE_YEAR}; includeSubDomains` }),
});
