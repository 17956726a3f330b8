import { posix } from 'node:path';
import { importsOf, packageOf } from '../imports.ts';
import { type Finding, isCode, isTest, type Rule } from '../tree.ts';

/** The services that have rooms. `gateway` and the libraries have no domain. */
const SERVICE = /^services\/(account|wellness|running|physio)\/src\/(.+)$/;
/** `messages` words the facts of the domain, `worker` is the entry of background jobs, `tools` has commands for developers. */
const ROOMS = ['domain', 'messages', 'projections', 'features', 'coach', 'worker', 'migrations', 'testing', 'tools'];
/** The rooms that each room may use. `coach`, `worker` and the files at the top may use all of them. */
const USES: Record<string, readonly string[]> = {
  domain: [],
  messages: ['domain'],
  projections: ['domain', 'messages'],
  features: ['domain', 'messages', 'projections'],
};
/** What rules may depend on in addition to each other: the contract, and pure functions on text. */
const PURE = ['@stridewell/contracts', '@stridewell/safety', '@stridewell/language', 'zod'];

const roomOf = (inside: string): string | null => (inside.includes('/') ? (inside.split('/')[0] ?? null) : null);

/**
 * Every service has the same rooms: `domain` (pure rules), `features` (one folder per resource: routes, service,
 * repository), `projections` (copies of other services' facts) and `coach`. Rules know no storage, transport or wording:
 * they import the codes of `messages` as types only.
 */
export const rooms: Rule = (tree) => {
  const findings: Finding[] = [];
  for (const [file, text] of tree.files) {
    const [, service = '', inside = ''] = SERVICE.exec(file) ?? [];
    const room = roomOf(inside);
    if (room === null || !isCode(file)) continue;
    if (!ROOMS.includes(room)) findings.push({ file, line: 1, message: `${room} is none of ${ROOMS.join(', ')}` });
    const uses = USES[room];
    if (uses === undefined || isTest(file)) continue;
    for (const { specifier, line, typeOnly } of importsOf(text)) {
      const target = packageOf(specifier);
      if (room === 'domain' && target !== null && !PURE.includes(target))
        findings.push({ file, line, message: `domain must not import ${specifier}` });
      if (!specifier.startsWith('.')) continue;
      const reached = posix.join(posix.dirname(file), specifier).slice(`services/${service}/src/`.length);
      const other = roomOf(reached);
      if (other === room || (other !== null && uses.includes(other))) continue;
      if (room === 'domain' && other === 'messages' && typeOnly) continue;
      findings.push({ file, line, message: `${room} must not import ${other ?? reached}` });
    }
  }
  return findings;
};
