import { EMAIL_RESTORATION_PATH } from '@stridewell/contracts/web';

/** Path of the result page, which external sites link to. */
export const BRIDGE_PATH = '/bridge/result';

/** Path of the page about privacy. */
export const PRIVACY_PATH = '/privacy';

/** Paths of the pages that need no session. */
export const PUBLIC_PATHS: readonly string[] = [BRIDGE_PATH, PRIVACY_PATH, EMAIL_RESTORATION_PATH];
