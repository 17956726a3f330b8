import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { IMPORT_LIMITS, PATHS } from '@stridewell/contracts/web';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readComposeFile } from './testing/compose-file.ts';

const file = (name: string): string => fileURLToPath(new URL(`../${name}`, import.meta.url));
const conf = readFileSync(file('edge.conf'), 'utf8');
const { services, networks } = readComposeFile();

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'stridewell-edge-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Runs edge.sh without starting nginx and returns the files that it writes. */
const written = (proxies: string): { realIp: string; geo: string } => {
  const env = { PATH: process.env.PATH, EDGE_FOLDER: folder, EDGE_PROXIES: proxies };
  execFileSync('sh', [file('edge.sh')], { env, stdio: 'pipe' });
  const read = (name: string): string => readFileSync(join(folder, name), 'utf8');
  return { realIp: read('real-ip.conf'), geo: read('proxies.geo') };
};

describe('edge behind another proxy', () => {
  it('SECU-1601 trusts the proxies in EDGE_PROXIES', () => {
    expect(written('192.0.2.7, 10.9.0.0/16 2001:db8::/64')).toEqual({
      realIp: 'set_real_ip_from 192.0.2.7;\nset_real_ip_from 10.9.0.0/16;\nset_real_ip_from 2001:db8::/64;\n',
      geo: '192.0.2.7 1;\n10.9.0.0/16 1;\n2001:db8::/64 1;\n',
    });
  });

  it('SECU-1601 trusts no proxy when EDGE_PROXIES is empty', () => {
    expect(written('')).toEqual({ realIp: '', geo: '' });
  });

  it.each(['0.0.0.0/0', '::/0', 'unix:', 'proxy.example.com', '1.2.3.4;deny', '$(id)'])(
    'SECU-1601 does not start when EDGE_PROXIES contains %s',
    (proxies) => expect(() => written(proxies)).toThrow(/EDGE_PROXIES/),
  );

  it('SECU-1601 forwards the client’s address and scheme as reported by a trusted proxy', () => {
    expect(conf).toMatch(/include \/tmp\/real-ip\.conf;\s+real_ip_header X-Forwarded-For;\s+real_ip_recursive on;/);
    expect(conf).toContain('proxy_set_header X-Forwarded-For $remote_addr;');
    expect(conf).toContain('proxy_set_header X-Forwarded-Proto $client_scheme;');
    expect(conf).toMatch(/geo \$realip_remote_addr \$named_proxy \{\s+default 0;/);
    const [, schemes = ''] =
      /map "\$named_proxy:\$http_x_forwarded_proto" \$client_scheme \{([^}]*)\}/.exec(conf) ?? [];
    expect(schemes.trim().split(/\s*\n\s*/)).toEqual(['default $scheme;', '"1:http" http;', '"1:https" https;']);
    expect(services.edge?.environment).toEqual({ EDGE_PROXIES: '' });
    expect(services.gateway?.environment).toHaveProperty('PUBLIC_ORIGIN', '');
  });
});

describe('edge configuration for uploads', () => {
  it('SECU-3414 rejects an encoded slash in an upload path, but not in a query', () => {
    const [, location = ''] = /location = \/api\/coach\/activities\/import \{([\s\S]*?)\n {4}\}/.exec(conf) ?? [];
    const [, pattern = ''] = /if \(\$request_uri ~\* "(\S+)"\) \{\s+return 404 /.exec(location) ?? [];
    const isRefused = (uri: string): boolean => new RegExp(pattern, 'i').test(uri);
    const path = PATHS.activityImport;
    expect([path.replace('/import', '%2Fimport'), path.replace('/import', '%2fimport?a=b')].map(isRefused)).toEqual([
      true,
      true,
    ]);
    expect([path, `${path}?from=%2Frunning`].map(isRefused)).toEqual([false, false]);
  });

  it('SECU-310 buffers request bodies within the memory limit of the edge', () => {
    expect(conf).toContain('proxy_request_buffering on;');
    const [, kilobytes] = /client_max_body_size (\d+)k;/.exec(conf) ?? [];
    const [, bodies] = /limit_conn bodies (\d+);/.exec(conf) ?? [];
    const [, megabytes] = /^\/tmp:size=(\d+)m$/.exec(String(services.edge?.tmpfs)) ?? [];
    expect(Number(kilobytes)).toBeGreaterThan(1_024);
    expect((Number(kilobytes) * Number(bodies)) / 1_024).toBeLessThan(Number(megabytes));
    expect(Number.parseInt(String(services.edge?.mem_limit), 10)).toBeGreaterThan(Number(megabytes) + 64);
  });

  it('SECU-3308 streams runners’ files as they arrive, up to the gateway’s limit, and buffers all other bodies', () => {
    const [, location = ''] = new RegExp(`location = ${PATHS.activityImport} \\{([^}]*)\\}`).exec(conf) ?? [];
    expect(location).toContain('proxy_request_buffering off;');
    expect(location).toContain('limit_conn bodies_of_address 20;');
    const [, megabytes] = /client_max_body_size (\d+)m;/.exec(location) ?? [];
    // Larger than the gateway's limit, which is 1 MiB above the maximum size of the files, so that the gateway's error
    // message is the one that is shown.
    expect(Number(megabytes) * 1_048_576).toBeGreaterThan(IMPORT_LIMITS.requestBytes + 1_048_576);
    expect(conf.match(/client_max_body_size/g)).toHaveLength(2);
    expect(conf.match(/proxy_request_buffering off/g)).toHaveLength(1);
  });

  it('SECU-310 allows 20 concurrent request bodies per address, and returns errors in the API’s error format', () => {
    expect(conf).toContain('limit_conn bodies_of_address 20;');
    const refusals = [...conf.matchAll(/return (\d+) '(\{.*\})';/g)].map(([, status, body = '']) => [
      Number(status),
      JSON.parse(body).statusCode,
    ]);
    expect(refusals.map(([status]) => status).sort()).toEqual([404, 413, 413, 429, 503]);
    for (const [status, statusCode] of refusals) expect(statusCode).toBe(status);
  });
});

describe('gateway in docker-compose.yml', () => {
  it('SECU-1701 trusts only the network that it shares with the edge', () => {
    const trusted = services.gateway?.environment.TRUSTED_PROXIES;
    expect(networks.door).toEqual({ internal: true, ipam: { config: [{ subnet: trusted }] } });
    const members = Object.entries(services).filter(([, service]) => service.networks?.includes('door'));
    expect(members.map(([name]) => name).sort()).toEqual(['edge', 'gateway']);
    expect(services.edge?.networks).toEqual(['edge', 'door']);
    expect(services.gateway?.networks).not.toContain('edge');
  });
});
