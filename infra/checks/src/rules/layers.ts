import { posix } from 'node:path';
import { importsOf, packageOf } from '../imports.ts';
import { type Finding, isCode, isTest, type Rule } from '../tree.ts';

/** Matches files of the services that have layers. The gateway and the libraries have no domain layer. */
const SERVICE = /^services\/(account|wellness|running|physio)\/src\/(.+)$/;
/** The allowed folders of a service. `messages` converts domain facts to texts, and `worker` runs background jobs. */
const LAYERS = ['domain', 'messages', 'projections', 'features', 'coach', 'worker', 'migrations', 'testing', 'tools'];
/** The layers that each layer may import. `coach`, `worker` and the top-level files may import all layers. */
const USES: Record<string, readonly string[]> = {
  domain: [],
  messages: ['domain'],
  projections: ['domain', 'messages'],
  features: ['domain', 'messages', 'projections'],
};
/** Packages that the domain layer may import: the contracts, the exercise library and packages with pure functions on text. */
const PURE = ['@stridewell/contracts', '@stridewell/exercises', '@stridewell/safety', '@stridewell/language', 'zod'];

const layerOf = (inside: string): string | null => (inside.includes('/') ? (inside.split('/')[0] ?? null) : null);

/**
 * Reports imports that violate the layers of a service: `domain` (pure rules), `features` (one folder per resource with
 * routes, service and repository), `projections` (copies of other services' data) and `coach`. The domain does not
 * depend on storage, transport or wording, so it imports the codes of `messages` as types only.
 */
export const layers: Rule = (tree) => {
  const findings: Finding[] = [];
  for (const [file, text] of tree.files) {
    const [, service = '', inside = ''] = SERVICE.exec(file) ?? [];
    const layer = layerOf(inside);
    if (layer === null || !isCode(file)) continue;
    if (!LAYERS.includes(layer)) findings.push({ file, line: 1, message: `${layer} is none of ${LAYERS.join(', ')}` });
    const uses = USES[layer];
    if (uses === undefined || isTest(file)) continue;
    for (const { specifier, line, typeOnly } of importsOf(text)) {
      const target = packageOf(specifier);
      if (layer === 'domain' && target !== null && !PURE.includes(target))
        findings.push({ file, line, message: `domain must not import ${specifier}` });
      if (!specifier.startsWith('.')) continue;
      const reached = posix.join(posix.dirname(file), specifier).slice(`services/${service}/src/`.length);
      const other = layerOf(reached);
      if (other === layer || (other !== null && uses.includes(other))) continue;
      if (layer === 'domain' && other === 'messages' && typeOnly) continue;
      findings.push({ file, line, message: `${layer} must not import ${other ?? reached}` });
    }
  }
  return findings;
};
