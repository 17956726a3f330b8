/**
 * Runs first in the shell's development build. React registers its renderer once, with the hook that this file
 * installs. The shell and each remote have their own copy of React Refresh; a remote that loads later can find the
 * renderer only if the hook has stored it. React's browser extension installs a hook that does the same.
 */
const NAME = '__REACT_DEVTOOLS_GLOBAL_HOOK__';
const renderers = new Map<number, unknown>();
const ignore = (): void => undefined;

if (!Reflect.has(globalThis, NAME))
  Reflect.set(globalThis, NAME, {
    renderers,
    supportsFiber: true,
    inject(renderer: unknown): number {
      renderers.set(renderers.size + 1, renderer);
      return renderers.size;
    },
    onScheduleFiberRoot: ignore,
    onCommitFiberRoot: ignore,
    onCommitFiberUnmount: ignore,
  });
