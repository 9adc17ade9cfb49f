import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { connectionLimits as apiConnections } from '#backend/http/limits.ts';
import { openApiDocument } from '#backend/openapi/document.ts';
import { readSteps } from '#deploy/check/dockerfile.ts';
import { targetNames, targets } from '#deploy/targets.ts';
import { requiredCompanySettings } from '#lib/config/company-settings.ts';
import { backendSettingsSchema } from '#lib/config/backend-settings.ts';
import { market } from '#lib/config/market/stated-market.ts';
import { readSettings } from '#lib/config/settings.ts';
import { limits } from '#lib/contract/limits.ts';
import { connectionLimits } from '#server/connections.ts';
import { compose, manifestsOf, read, unitNames, unitOption, unitVariables, variablesIn } from './files.ts';

const defaults = readSettings(backendSettingsSchema, {});
const ports = {
  storefront: defaults.STOREFRONT_PORT,
  api: defaults.API_PORT,
  checkout: defaults.CHECKOUT_PORT,
};
const steps = readSteps(read('Dockerfile'));
/** The steps of one of the Dockerfile's images. */
function stepsOf(target: string) {
  const from = steps.findIndex(({ word, rest }) => word === 'FROM' && rest.endsWith(` AS ${target}`));
  const to = steps.findIndex(({ word }, index) => word === 'FROM' && index > from);
  return steps.slice(from, to < 0 ? undefined : to);
}
const restOf = (target: string, word: string) => stepsOf(target).find((step) => step.word === word)?.rest ?? '';
const imageVariables = (target: string) =>
  variablesIn(
    stepsOf(target)
      .filter(({ word }) => word === 'ENV')
      .map(({ rest }) => rest)
      .join(' '),
  );

describe('settings', () => {
  const known = new Set(Object.keys(variablesIn(readFileSync('.env.example', 'utf8'))));
  const secrets = /lendulet-secrets[^:]*: ([^.]+)\./.exec(
    read('kubernetes/settings.yaml').replaceAll('\n# ', ' '),
  )?.[1];
  const places: [string, string[]][] = [
    ['shop.env.example', Object.keys(variablesIn(read('shop.env.example')))],
    ['Dockerfile', targetNames.flatMap((target) => Object.keys(imageVariables(target)))],
    [
      'compose.yaml',
      ['storefront', 'api', 'checkout'].flatMap((name) => Object.keys(compose.services[name]!.environment)),
    ],
    ['systemd', unitNames.flatMap((name) => Object.keys(unitVariables(name)))],
    [
      'kubernetes',
      [...manifestsOf('ConfigMap').flatMap(({ data }) => Object.keys(data)), ...(secrets ?? '').split(', ')],
    ],
  ];

  it.each(places)('[ADR-0144] of deploy/%s are ones that the processes read', (_, names) => {
    expect(names.length).toBeGreaterThan(2);
    expect(names.filter((name) => name !== 'NODE_ENV' && !known.has(name))).toEqual([]);
  });

  it('[ADR-0144] without which a public shop does not start have their place', () => {
    const given = Object.keys(variablesIn(read('shop.env.example')));
    const needed = [
      'STOREFRONT_HOST',
      'API_HOST',
      'CHECKOUT_HOST',
      'DEMO',
      'HARMONISED_NOTICE',
      ...requiredCompanySettings(market),
    ];
    expect(needed.filter((name) => !given.includes(name))).toEqual([]);
  });
});

describe.each(targetNames)('the %s', (target) => {
  it('[ADR-0144] is made of files that are there', () => {
    const { entries, files } = targets[target];
    expect([...entries, ...files].filter((file) => !existsSync(file))).toEqual([]);
    expect([...entries, ...files].filter((file) => /^(?:demo|tests)/.test(file))).toEqual([]);
  });

  it('[ADR-0144] starts by one of its files, the same by image and by systemd', () => {
    const [program, file] = JSON.parse(restOf(target, 'CMD')) as string[];
    expect(program).toBe('node');
    expect(targets[target].entries).toContain(file);
    expect(unitOption(`lendulet-${target}.service`, 'ExecStart')).toBe(`/opt/lendulet/node/bin/node ${file}`);
    expect(unitOption(`lendulet-${target}.service`, 'WorkingDirectory')).toBe(`/opt/lendulet/current/${target}`);
  });

  it('[ADR-0144] listens where all that stands before it asks', () => {
    const port = String(ports[target]);
    const name = `${target.toUpperCase()}_PORT`;
    expect([imageVariables(target)[name], unitVariables(`lendulet-${target}.service`)[name]]).toEqual([port, port]);
    expect(restOf(target, 'EXPOSE')).toBe(port);
    expect(read('nginx/upstreams.conf')).toContain(`lendulet_${target} { server 127.0.0.1:${port} `);
    expect(read('nginx/upstreams-compose.conf')).toContain(`lendulet_${target} { server ${target}:${port} `);
    const named = ({ metadata }: { metadata: { name: string } }) => metadata.name === `lendulet-${target}`;
    expect(manifestsOf('Deployment').find(named)?.spec.template.spec.containers[0].ports[0]?.containerPort).toBe(+port);
    expect(manifestsOf('Service').find(named)?.spec).toMatchObject({
      selector: { app: `lendulet-${target}` },
      ports: [{ port: +port }],
    });
    expect(manifestsOf('PodDisruptionBudget').filter(named)).toHaveLength(1);
  });

  it('[ADR-0144] writes into the places that its image names, and nowhere else', () => {
    expect(restOf(target, 'USER')).toBe('1000:1000');
    const { DATA_DIR, PAGES_DIR } = imageVariables(target);
    const writable = restOf(target, 'VOLUME');
    expect(writable).toBe(DATA_DIR ?? PAGES_DIR ?? '');
    const service = compose.services[target]!;
    expect(service.read_only).toBe(true);
    expect(service.build).toEqual({ dockerfile: 'deploy/Dockerfile', target });
    const mounted = service.volumes.filter((volume) => !volume.endsWith(':ro')).map((volume) => volume.split(':')[1]);
    expect(mounted).toEqual(writable === '' ? [] : [writable]);
    const pod = manifestsOf('Deployment').find(({ metadata }) => metadata.name === `lendulet-${target}`)?.spec.template;
    const mounts = pod?.spec.containers[0].volumeMounts
      .filter(({ readOnly }) => !readOnly)
      .map(({ mountPath }) => mountPath);
    expect(mounts).toEqual([...(writable === '' ? [] : [writable]), '/tmp']);
  });
});

describe('the image', () => {
  it('[ADR-0144] of the API is not filled by a demo that it does not hold', () => {
    expect(imageVariables('api').SEED_PROGRAM).toBe('none');
    expect(imageVariables('api').PICTURE_PROGRAM).toBe('none');
    const ignored = readFileSync('.dockerignore', 'utf8').split('\n');
    for (const path of ['demo', 'tests', '.env', '.git', '.data', 'node_modules']) expect(ignored).toContain(path);
  });

  it('[ADR-0144] holds every program of package.json that works on the database', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
    const programs = Object.values(scripts).flatMap((script) => /^node (backend\/[\w-]+\.ts)$/.exec(script)?.[1] ?? []);
    expect(programs.length).toBeGreaterThan(8);
    expect(programs.filter((program) => !targets.api.entries.includes(program))).toEqual([]);
  });
});

describe('nginx', () => {
  const text = read('nginx/lendulet.conf') + read('nginx/lendulet-server.conf');
  const secondsOf = (option: string) => Number(new RegExp(`^${option} (\\d+)s;`, 'm').exec(text)?.[1]);

  it('[ADR-0144] fits the timeouts and sizes of the processes', () => {
    const shortest = Math.min(connectionLimits.keepAliveTimeout, apiConnections.keepAliveTimeout);
    for (const [, seconds] of read('nginx/upstreams.conf').matchAll(/keepalive_timeout (\d+)s/g))
      expect(Number(seconds) * 1000).toBeLessThan(shortest);
    expect(secondsOf('client_header_timeout') * 1000).toBe(connectionLimits.headersTimeout);
    expect(secondsOf('client_body_timeout') * 1000).toBe(connectionLimits.requestTimeout);
    expect(secondsOf('proxy_read_timeout') * 1000).toBeGreaterThan(8000);
    expect(Number(/client_max_body_size (\d+)k/.exec(text)?.[1]) * 1024).toBeGreaterThan(limits.body);
  });

  it('[ADR-0144] believes no caller’s address, compresses nothing, and keeps pages in a bounded place', () => {
    expect(text).toContain('proxy_set_header X-Forwarded-For $remote_addr;');
    expect(text).toMatch(/^gzip off;$/m);
    expect(text).toMatch(/^proxy_cache_path .* max_size=500m inactive=24h/m);
    expect(text).not.toMatch(/proxy_ignore_headers[^;]*(?:Set-Cookie|Cache-Control)/);
    expect(text).not.toMatch(/proxy_set_header (?:X-Request-ID|Authorization)|proxy_cache_valid/i);
  });

  it('[ADR-0144] gives nobody outside what other systems and machines read', () => {
    for (const path of ['/admin/', '/dev/', '/metrics']) expect(text).toContain(`location ${path} { return 404; }`);
  });
});

describe('Kubernetes', () => {
  it('[ADR-0144] leads from outside to every public call of the API, and to none of other systems', () => {
    const rule = manifestsOf('Ingress')[0]?.spec.rules.find(({ host }) => host.startsWith('api.'));
    const paths = rule?.http.paths ?? [];
    const isOpen = (path: string) =>
      paths.some((one) => (one.pathType === 'Exact' ? path === one.path : path.startsWith(one.path)));
    const calls = [...Object.keys(openApiDocument('https://api.example.hu').paths), '/media/a/1', '/payment-notice/a/'];
    expect(calls.length).toBeGreaterThan(50);
    expect(calls.filter((path) => !isOpen(path))).toEqual([]);
    expect(['/admin/v1/orders/', '/metrics', '/dev/outbox/'].filter(isOpen)).toEqual([]);
  });

  it('[ADR-0144] waits for a process that stops', () => {
    const notice = Number(manifestsOf('ConfigMap')[0]?.data.DRAIN_SECONDS);
    for (const { spec } of manifestsOf('Deployment'))
      expect(spec.template.spec.terminationGracePeriodSeconds).toBeGreaterThanOrEqual(notice + 10);
  });
});

describe('systemd', () => {
  it.each(unitNames)('[ADR-0144] %s runs as nobody that owns files, with a system that is not written to', (name) => {
    expect(unitOption(name, 'DynamicUser')).toBe('yes');
    expect(unitOption(name, 'ProtectSystem')).toBe('strict');
    expect(unitOption(name, 'NoNewPrivileges')).toBe('yes');
    expect(unitOption(name, 'Restart')).toBe('on-failure');
    expect(unitOption(name, 'KillMode')).toBe('mixed');
    const { DATA_DIR, PAGES_DIR } = unitVariables(name);
    const [state, cache] = [unitOption(name, 'StateDirectory'), unitOption(name, 'CacheDirectory')];
    expect(DATA_DIR).toBe(state && `/var/lib/${state}`);
    expect(PAGES_DIR).toBe(cache && `/var/cache/${cache}`);
  });
});

describe('a program beside the API', () => {
  it('[ADR-0144] has the settings of its unit', () => {
    const api = unitVariables('lendulet-api.service');
    const given = variablesIn(/"Environment=([^"]*)"/.exec(read('systemd/lendulet-run'))?.[1] ?? '');
    expect(Object.keys(given)).toContain('DATA_DIR');
    expect(api).toMatchObject(given);
  });
});

describe('docs/deploying.md', () => {
  const text = readFileSync('docs/deploying.md', 'utf8');

  it('[ADR-0144] names files and programs that are there', () => {
    const files = [...text.matchAll(/\bdeploy\/[\w./-]*\w/g)].map(([file]) => file);
    const made = ['deploy/.env', 'deploy/shop.env', 'deploy/import', 'deploy/pictures'];
    expect(files.length).toBeGreaterThan(8);
    expect(files.filter((file) => !made.some((one) => file.startsWith(one)) && !existsSync(file))).toEqual([]);
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
    const named = [...text.matchAll(/npm run ([\w:]+)/g)].map(([, name = '']) => name);
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
    for (const name of unitNames) expect(text).toContain(name.replace('.service', ''));
    expect(readdirSync('deploy/kubernetes').filter((name) => !name.endsWith('.yaml'))).toEqual([]);
  });
});
