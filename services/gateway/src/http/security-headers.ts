import type { Scheme } from '@stridewell/kit/auth/scheme';

/** What pages of this deployment may do beyond its own origin. */
export interface PagePolicy {
  frameAncestors: string[];
  mediaHosts: string[];
  devSockets: string[];
}

/**
 * The Content-Security-Policy of everything the edge serves itself. Scripts come from our own origin only, styles too or
 * with this page's nonce (styled-components writes style elements), and script addresses pass the page's `default`
 * Trusted Types policy, which keeps them to this origin.
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

/** The policy of answers that are data: nothing in them is ever run, shown in a frame or loaded. */
export const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'";

const ONE_YEAR = 31_536_000;

/**
 * Headers of every answer. There is no X-Frame-Options: it knows no allow list and would contradict frame-ancestors.
 * Cross-Origin-Opener-Policy concerns top-level pages only, so it stands beside framing by an allowed parent.
 */
export const securityHeaders = (policy: PagePolicy, scheme: Scheme): Record<string, string> => ({
  'content-security-policy': contentPolicy(policy),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  // On plain http the header has no meaning, and a runner's own machine has no certificate to insist on.
  ...(scheme === 'https' && { 'strict-transport-security': `max-age=${ONE_YEAR}; includeSubDomains` }),
});
