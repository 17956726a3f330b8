/**
 * Returns a program to run in a service's container. It reads one document from a database and prints the result. It
 * uses the URL in a file, or no user when `urlFile` is empty.
 */
export const readAttempt = (database: string, urlFile: string): string => `
import { readFileSync } from 'node:fs';
import { MongoClient } from '/app/node_modules/mongodb/lib/index.js';
const file = ${JSON.stringify(urlFile)};
const client = new MongoClient(file ? readFileSync(file, 'utf8').trim() : 'mongodb://mongodb:27017/?directConnection=true');
try {
  await client.db(${JSON.stringify(database)}).collection('any').findOne();
  console.log('read');
} catch (error) {
  console.log('refused: ' + error.message);
} finally {
  await client.close();
}
`;
