import { createHmac } from 'node:crypto';
import { createSecret } from '@stridewell/kit/ids';
import { type Connection, isDuplicate } from '@stridewell/kit/mongo/database';
import { Schema } from 'mongoose';

interface SecretDocument {
  _id: string;
  value: string;
}

/** HMAC-SHA256 of a text, base64url: the same text has the same seal, and nothing can be read from it. */
export type Seal = (text: string) => Promise<string>;

const schema = new Schema({ _id: String, value: String }, { versionKey: false });

/** Seals with a secret of this service's own, by the name of what it is for; the secret is made when it is first asked for. */
export const createSeal = (database: Connection, name: string): Seal => {
  const secrets = database.model<SecretDocument>('secrets', schema, 'secrets');

  const read = async (): Promise<string> => {
    const filter = { _id: name };
    const made = { $setOnInsert: { value: createSecret() } };
    // Two replicas may begin at once: the one that loses the race takes what the other stored.
    await secrets.updateOne(filter, made, { upsert: true }).catch((error) => {
      if (!isDuplicate(error)) throw error;
    });
    const document = await secrets.findOne(filter).lean();
    if (!document) throw new Error(`the secret '${name}' was not stored`);
    return document.value;
  };

  let secret: Promise<string> | undefined;
  return async (text) => {
    secret ??= read().catch((error) => {
      secret = undefined;
      throw error;
    });
    return createHmac('sha256', await secret)
      .update(text)
      .digest('base64url');
  };
};
