import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';

/** A small third-party website. */
export interface Site {
  origin: string;
  /** The requests that the site received, with the headers that could leak data. */
  asked: { path: string; referer: string | undefined; cookie: string | undefined }[];
  end(): Promise<void>;
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** A page that frames another and reports every message it receives to the test (see {@link collectMessages}). */
const framingPage = ({ searchParams }: URL): string => {
  const sandbox = searchParams.get('sandbox');
  return `<!doctype html><title>Elsewhere</title><style>html,body{margin:0}iframe{border:0;width:100vw;height:100vh}</style>
<iframe title="Framed" src="${escaped(searchParams.get('src') ?? '')}"${sandbox === null ? '' : ` sandbox="${escaped(sandbox)}"`}></iframe>
<script>addEventListener('message', (event) => window.reportMessage(event.origin, event.data));</script>`;
};

/**
 * Headers that set two cookies in a framed page: an unpartitioned third-party cookie, and one partitioned by the
 * framing site.
 */
const COOKIES = ['anywhere=1; SameSite=None; Secure; Path=/', 'here=1; SameSite=None; Secure; Path=/; Partitioned'];

const answer = (request: IncomingMessage, response: ServerResponse): void => {
  const url = new URL(request.url ?? '/', 'http://elsewhere');
  const html = url.pathname !== '/cookies';
  response.setHeader('content-type', html ? 'text/html' : 'text/plain');
  if (url.pathname === '/set') response.setHeader('set-cookie', COOKIES);
  if (url.pathname === '/around') response.end(framingPage(url));
  else
    response.end(
      html ? `<!doctype html><title>Elsewhere</title><h1>${escaped(url.pathname)}</h1>` : request.headers.cookie,
    );
};

/**
 * Starts a website. The product under test is on `localhost`, so `127.0.0.1` is another site, not only another origin;
 * two websites on the same host are two origins of one site.
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

/** Returns the address of a page on this site that frames another page. */
export const framingUrl = ({ origin }: Site, src: string, sandbox?: string): string =>
  `${origin}/around?${new URLSearchParams({ src, ...(sandbox !== undefined && { sandbox }) })}`;

export interface ReceivedMessage {
  origin: string;
  data: unknown;
}

/** Collects every message that a framing page receives, even across later navigations. */
export const collectMessages = async (page: Page): Promise<ReceivedMessage[]> => {
  const messages: ReceivedMessage[] = [];
  await page.exposeFunction('reportMessage', (origin: string, data: unknown) => void messages.push({ origin, data }));
  return messages;
};

/**
 * Switches for a browser with strict privacy settings: third-party cookies are blocked, and third-party storage is
 * either partitioned by the framing site or denied altogether (the driver's default switches).
 */
export const PRIVACY_SWITCHES = {
  partitioned: ['--test-third-party-cookie-phaseout', '--disable-features=HttpsUpgrades,Translate'],
  denied: ['--test-third-party-cookie-phaseout'],
};
