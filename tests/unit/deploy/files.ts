import { readdirSync, readFileSync } from 'node:fs';
import { parseAllDocuments } from 'yaml';
import { z } from 'zod';

export const read = (name: string): string => readFileSync(`deploy/${name}`, 'utf8');

/** All documents of a file in YAML. Throws where it is none. */
export function readYaml(name: string): unknown[] {
  return [...parseAllDocuments(read(name), { merge: true })].map((document): unknown => {
    if (document.errors[0]) throw document.errors[0];
    return document.toJS();
  });
}

const environment = z.record(z.string(), z.string());
const service = z.object({
  image: z.string(),
  build: z.object({ dockerfile: z.string(), target: z.string() }).optional(),
  environment: environment.default({}),
  read_only: z.boolean().default(false),
  restart: z.string(),
  volumes: z.array(z.string()).default([]),
});
export const compose = z
  .object({ services: z.record(z.string(), service), volumes: z.record(z.string(), z.null()) })
  .parse(readYaml('compose.yaml')[0]);

const probe = z.object({ httpGet: z.object({ path: z.literal('/health/'), port: z.literal('http') }) });
const container = z.object({
  name: z.string(),
  image: z.string(),
  ports: z.array(z.object({ containerPort: z.number() })),
  startupProbe: probe,
  readinessProbe: probe,
  livenessProbe: probe,
  resources: z.object({ requests: environment, limits: environment }),
  securityContext: z.object({ allowPrivilegeEscalation: z.literal(false), readOnlyRootFilesystem: z.literal(true) }),
  volumeMounts: z.array(z.object({ mountPath: z.string(), readOnly: z.boolean().default(false) })),
});
const metadata = z.object({ name: z.string() });
const manifest = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('ConfigMap'), metadata, data: environment }),
  z.object({
    kind: z.literal('Deployment'),
    metadata,
    spec: z.object({
      template: z.object({
        spec: z.object({
          terminationGracePeriodSeconds: z.number(),
          securityContext: z.object({ runAsNonRoot: z.literal(true), runAsUser: z.literal(1000) }),
          containers: z.tuple([container]),
        }),
      }),
    }),
  }),
  z.object({
    kind: z.literal('Service'),
    metadata,
    spec: z.object({ selector: environment, ports: z.tuple([z.object({ port: z.number() })]) }),
  }),
  z.object({ kind: z.literal('PodDisruptionBudget'), metadata, spec: z.object({ minAvailable: z.number() }) }),
  z.object({
    kind: z.literal('Ingress'),
    metadata,
    spec: z.object({
      rules: z.array(
        z.object({
          host: z.string(),
          http: z.object({ paths: z.array(z.object({ path: z.string(), pathType: z.enum(['Exact', 'Prefix']) })) }),
        }),
      ),
    }),
  }),
]);
type Manifest = z.output<typeof manifest>;

export const manifests: Manifest[] = readdirSync('deploy/kubernetes')
  .filter((name) => name.endsWith('.yaml'))
  .flatMap((name) => readYaml(`kubernetes/${name}`))
  .map((document) => manifest.parse(document));

export const manifestsOf = <K extends Manifest['kind']>(kind: K): Extract<Manifest, { kind: K }>[] =>
  manifests.filter((one): one is Extract<Manifest, { kind: K }> => one.kind === kind);

/** `A=1` of each line, or of each word of one. */
export const variablesIn = (text: string): Record<string, string> =>
  Object.fromEntries(
    [...text.matchAll(/(?:^|\s)([A-Z][A-Z0-9_]*)=([^\s]*)/g)].map(([, name = '', value = '']) => [name, value]),
  );

const lines = (text: string, start: string) =>
  text
    .split('\n')
    .filter((line) => line.startsWith(start))
    .map((line) => line.slice(start.length));

export const unitNames = readdirSync('deploy/systemd').filter((name) => name.endsWith('.service'));
export const unitVariables = (name: string) => variablesIn(lines(read(`systemd/${name}`), 'Environment=').join(' '));
export const unitOption = (name: string, option: string) => lines(read(`systemd/${name}`), `${option}=`)[0];
