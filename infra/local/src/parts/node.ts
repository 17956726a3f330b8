/** Arguments that run a TypeScript file of ours: what Node calls experimental there is what this project is built on. */
export function nodeArguments(main: string, args: string[] = []): string[] {
  return ['--disable-warning=ExperimentalWarning', main, ...args];
}
