/** Arguments that run a TypeScript file with Node, without Node's warnings about features this project relies on. */
export function nodeArguments(main: string, args: string[] = []): string[] {
  return ['--disable-warning=ExperimentalWarning', main, ...args];
}
