import { builtinEnvironments, type Environment } from 'vitest/runtime';

const opened = Symbol.for('stridewell.page');

/**
 * A jsdom page that all test files of a worker share, because they share loaded modules and some of these keep a
 * reference to the document. `setup.ts` empties it before each file.
 */
const page: Environment = {
  name: 'page',
  viteEnvironment: 'client',
  async setup(global, options) {
    global[opened] ??= await builtinEnvironments.jsdom.setup(global, options);
    return { teardown: () => {} };
  },
};

export default page;
