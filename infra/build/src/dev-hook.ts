/**
 * Runs first in the shell's development build. React announces its renderer once, to this hook; React Refresh exists once in the
 * shell and once in each remote, and a remote that loads later finds the renderer only when the hook has stored it. React's
 * browser extension brings a hook of its own that does so.
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
