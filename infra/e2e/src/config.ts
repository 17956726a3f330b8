/** Where the tests find the product and the browser, and how thorough they are. */
export const readE2e = (env: NodeJS.ProcessEnv = process.env) => ({
  origin: env.STRIDEWELL_E2E_ORIGIN ?? '',
  mongoUrl: env.STRIDEWELL_E2E_MONGODB_URL ?? '',
  chromium: env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  full: env.STRIDEWELL_FULL === '1',
});

/** Hands the stack's addresses to the test files, which run in processes of their own. */
export const tellE2e = ({ origin, mongoUrl }: { origin: string; mongoUrl: string }): void => {
  process.env.STRIDEWELL_E2E_ORIGIN = origin;
  process.env.STRIDEWELL_E2E_MONGODB_URL = mongoUrl;
};
