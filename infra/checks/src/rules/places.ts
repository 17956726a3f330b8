import { importsOf, packageOf } from '../imports.ts';
import { findAll, isCode, isTest, type Rule, type Tree } from '../tree.ts';

const product = (tree: Tree): [string, string][] =>
  [...tree.files].filter(([path]) => isCode(path) && !path.startsWith('infra/') && path.includes('/src/'));
const services = (tree: Tree): [string, string][] =>
  product(tree).filter(([path]) => path.startsWith('services/') && !isTest(path));
const named = (path: string, pattern: RegExp): boolean => pattern.test(path.slice(path.lastIndexOf('/') + 1));

/**
 * Reports `process.env` outside config files, which validate the environment before the process connects to anything.
 */
export const environment: Rule = (tree) =>
  product(tree)
    .filter(([path]) => !named(path, /config/))
    .flatMap(([path, text]) => findAll(path, text, /\bprocess\.env\b/g, 'process.env belongs in a config file'));

/** Reports imports of the database driver outside repositories, projections and migrations. */
export const repositories: Rule = (tree) =>
  services(tree)
    .filter(([path]) => !path.startsWith('services/kit/') && !named(path, /^(.+-)?(repository|migrations?)\.ts$/))
    .filter(([path]) => !path.includes('/src/projections/') && !path.includes('/src/migrations/'))
    .flatMap(([file, text]) =>
      importsOf(text)
        .filter(({ specifier }) => ['mongoose', 'mongodb'].includes(packageOf(specifier) ?? ''))
        .map(({ specifier, line }) => ({
          file,
          line,
          message: `${specifier} is for repositories, projections and migrations`,
        })),
    );

const TIME = /\bDate\.now\(|\bnew Date\(\s*\)|\bperformance\.now\(|\bDate\(\s*\)/g;

/** Reports code that reads the time without the clock, because tests cannot control that time. */
export const time: Rule = (tree) =>
  services(tree)
    .filter(([path]) => path !== 'services/kit/src/clock.ts')
    .flatMap(([path, text]) => findAll(path, text, TIME, 'time comes from @stridewell/kit/clock'));

const ROUTING = /^services\/(contracts\/|gateway\/src\/proxy\/)/;

/** Reports literal API paths outside the contracts and the gateway's routing, which maps each prefix to its service. */
export const apiPaths: Rule = (tree) =>
  services(tree)
    .filter(([path]) => !ROUTING.test(path))
    .flatMap(([path, text]) =>
      findAll(path, text, /['"`]\/api\/[\w{$]/g, 'API paths come from PATHS of the contracts'),
    );
