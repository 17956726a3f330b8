import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';

/** A small website that is not ours. */
export interface Site {
  origin: string;
  /** Every page that was asked for, with what the browser gave away. */
  asked: { path: string; referer: string | undefined; cookie: string | undefined }[];
  end(): Promise<void>;
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** A page that frames another, and tells the test of every message it is sent (see {@link tellOfMessages}). */
const around = ({ searchParams }: URL): string => {
  const sandbox = searchParams.get('sandbox');
  return `<!doctype html><title>Elsewhere</title><style>html,body{margin:0}iframe{border:0;width:100vw;height:100vh}</style>
<iframe title="Framed" src="${escaped(searchParams.get('src') ?? '')}"${sandbox === null ? '' : ` sandbox="${escaped(sandbox)}"`}></iframe>
<script>addEventListener('message', (event) => window.told(event.origin, event.data));</script>`;
};

/** Two cookies a framed page would like to have: one that knows it everywhere, one that knows it here alone. */
const BOTH = ['anywhere=1; SameSite=None; Secure; Path=/', 'here=1; SameSite=None; Secure; Path=/; Partitioned'];

const answer = (request: IncomingMessage, response: ServerResponse): void => {
  const url = new URL(request.url ?? '/', 'http://elsewhere');
  const html = url.pathname !== '/cookies';
  response.setHeader('content-type', html ? 'text/html' : 'text/plain');
  if (url.pathname === '/set') response.setHeader('set-cookie', BOTH);
  if (url.pathname === '/around') response.end(around(url));
  else
    response.end(
      html ? `<!doctype html><title>Elsewhere</title><h1>${escaped(url.pathname)}</h1>` : request.headers.cookie,
    );
};

/**
 * Starts a website. The product of the tests is on `localhost`, so that `127.0.0.1` is another site and not only another
 * origin; two of these are two origins of one site.
 */
export const startSite = async (host: '127.0.0.1' | 'localhost' = '127.0.0.1'): Promise<Site> => {
  const asked: Site['asked'] = [];
  const server = createServer((request, response) => {
    const { referer, cookie } = request.headers;
    asked.push({ path: request.url ?? '', referer, cookie });
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://${host}:${(server.address() as AddressInfo).port}`,
    asked,
    end: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};

/** The address of a page of this site that frames another. */
export const framing = ({ origin }: Site, src: string, sandbox?: string): string =>
  `${origin}/around?${new URLSearchParams({ src, ...(sandbox !== undefined && { sandbox }) })}`;

export interface Told {
  origin: string;
  data: unknown;
}

/** From here on every message that a framing page is sent is in the list, also when it has gone since. */
export const tellOfMessages = async (page: Page): Promise<Told[]> => {
  const told: Told[] = [];
  await page.exposeFunction('told', (origin: string, data: unknown) => void told.push({ origin, data }));
  return told;
};

/**
 * Switches for a browser as privacy asks for it: cookies of framed sites are blocked, and what they store is either kept
 * apart for each page around them, or denied altogether, as the driver's own switches have it.
 */
export const PRIVATE = {
  partitioned: ['--test-third-party-cookie-phaseout', '--disable-features=HttpsUpgrades,Translate'],
  denied: ['--test-third-party-cookie-phaseout'],
};
