/**
 * Returns a program to run in a service's container. It publishes to a subject with the service's password and prints
 * the result.
 */
export const publishAttempt = (subject: string): string => `
import { readFileSync } from 'node:fs';
import { connect } from '/app/node_modules/@nats-io/transport-node/lib/mod.js';
const url = new URL(readFileSync('/run/secrets/nats-url', 'utf8').trim().replace('nats:', 'http:'));
const nats = await connect({ servers: [url.host], user: url.username, pass: url.password });
const refused = new Promise((resolve) => {
  void (async () => {
    for await (const { type, error } of nats.status()) if (type === 'error') resolve('refused: ' + error.message);
  })();
});
nats.publish(${JSON.stringify(subject)}, '{}');
// The server replies in order, so an error message arrives before the reply to the flush.
const flushed = nats.flush().then(() => new Promise((resolve) => setImmediate(resolve, 'published')));
console.log(await Promise.race([refused, flushed]));
await nats.close();
`;
