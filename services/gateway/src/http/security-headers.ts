import type { Scheme } from '@stridewell/kit/auth/scheme';

/** What pages may load beyond their own origin. */
export interface PagePolicy {
  frameAncestors: string[];
  mediaHosts: string[];
  devSockets: string[];
}

/**
 * Content-Security-Policy of everything that the gateway serves itself. Scripts and styles come from our own origin, or
 * from styled-components with the nonce of the page. Script URLs pass the `default` Trusted Types policy of the page.
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

/** Policy of API responses, which must not be run, framed or loaded. */
export const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'";

const ONE_YEAR = 31_536_000;

/**
 * Headers of every response. X-Frame-Options is missing: it has no allow list and would contradict frame-ancestors.
 * Cross-Origin-Opener-Policy affects only top-level pages, so allowed parents can still frame the product.
 */
export const securityHeaders = (policy: PagePolicy, scheme: Scheme): Record<string, string> => ({
  'content-security-policy': contentPolicy(policy),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  // Browsers ignore this header on plain http, and a local installation has no certificate.
  ...(scheme === 'https' && { 'strict-transport-security': `max-age=${ONE_YEAR}; includeSubDomains` }),
});
