import { STREAM_DONE, type StreamChunk } from '@stridewell/contracts/web';

/** A signed-in client of the public API that is not a browser. */
export interface Client {
  origin: string;
  token: string;
}

export const callApi = ({ origin, token }: Client, method: string, path: string, body?: object): Promise<Response> =>
  fetch(`${origin}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });

/** Assembles a streamed reply in the same way as the chat panel. */
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

/** Sends a message in an empty thread and returns the coach's reply. `chat` is the path of the coach's chat. */
export const askCoach = async (client: Client, chat: string, message: string): Promise<string> => {
  const cleared = await callApi(client, 'DELETE', `${chat}/clear`);
  if (!cleared.ok) throw new Error(`clear: ${cleared.status}`);
  return replyOf(await callApi(client, 'POST', chat, { message }));
};
