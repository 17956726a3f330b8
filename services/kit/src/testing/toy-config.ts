import { z } from 'zod';
import { baseEnv, port, readEnv, toBaseConfig } from '../config.ts';

const env = baseEnv.extend({ PORT: port(0), TOY_FAIL_MIGRATION: z.string().optional() });

/** Configuration of the test service when it runs as a separate process. */
export const readToyConfig = () => {
  const { TOY_FAIL_MIGRATION, ...values } = readEnv(env, process.env);
  return { ...toBaseConfig('toy', values), failMigration: TOY_FAIL_MIGRATION !== undefined };
};
