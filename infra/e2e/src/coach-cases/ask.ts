import { STREAM_DONE, type StreamChunk } from '@stridewell/contracts/web';

/** A signed-in client of the public API, as an app of ours without a browser would be. */
export interface Client {
  origin: string;
  token: string;
}

export const call = ({ origin, token }: Client, method: string, path: string, body?: object): Promise<Response> =>
  fetch(`${origin}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });

/** A streamed reply put together the way the chat panel does. */
export const replyOf = async (response: Response): Promise<string> => {
  if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
  let reply = '';
  for (const line of (await response.text()).split('\n')) {
    if (!line.startsWith('data: ') || line === `data: ${STREAM_DONE}`) continue;
    const { content, replaceContent, error } = JSON.parse(line.slice(6)) as StreamChunk;
    if (error !== undefined) throw new Error(error);
    reply = replaceContent ?? reply + (content ?? '');
  }
  return reply;
};

/** What a coach, named by the path of its chat, answers to a message in a fresh thread. */
export const askCoach = async (client: Client, chat: string, message: string): Promise<string> => {
  const cleared = await call(client, 'DELETE', `${chat}/clear`);
  if (!cleared.ok) throw new Error(`clear: ${cleared.status}`);
  return replyOf(await call(client, 'POST', chat, { message }));
};
