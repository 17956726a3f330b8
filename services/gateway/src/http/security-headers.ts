import type { Scheme } from '@stridewell/kit/auth/scheme';

/** Sources other than the page's own origin that a Content-Security-Policy allows. */
export interface PagePolicy {
  frameAncestors: string[];
  mediaHosts: string[];
  devSockets: string[];
}

/**
 * Returns the Content-Security-Policy for everything that the gateway serves itself. Scripts and styles must come from
 * our own origin, or from styled-components with the page's nonce. Script URLs must pass the page's Trusted Types
 * policy `default`.
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

/** Content-Security-Policy of API responses, which a browser must not run, frame or load as a page. */
export const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** Browser features that neither the app nor a page that frames it may use here. The app uses none of them. */
const PERMISSIONS_POLICY = [
  'accelerometer',
  'bluetooth',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
  'xr-spatial-tracking',
]
  .map((feature) => `${feature}=()`)
  .join(', ');

const ONE_YEAR = 31_536_000;

/**
 * Returns the headers of every response. X-Frame-Options is not sent, because it cannot list allowed origins and would
 * contradict frame-ancestors. Cross-Origin-Opener-Policy affects only top-level pages, so allowed parents can still
 * frame the app.
 */
export const securityHeaders = (policy: PagePolicy, scheme: Scheme): Record<string, string> => ({
  'content-security-policy': contentPolicy(policy),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  // Other origins may frame pages, if frame-ancestors allows them, but not load files or responses.
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': PERMISSIONS_POLICY,
  // HSTS is sent only over https, because browsers ignore it on plain http, and a local installation has no
  // certificate.
  ...(scheme === 'https' && { 'strict-transport-security': `max-age=${ONE_YEAR}; includeSubDomains` }),
});
