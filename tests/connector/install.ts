import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { project } from '#tests/programs.ts';

/** The newest version whose every part is under the MIT licence; from the next one on some are not (ADR-0145). */
export const engineVersion = '2.18.0';

const medusa = (names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [`@medusajs/${name}`, engineVersion] as const));

const packages = {
  name: 'engine',
  private: true,
  dependencies: { ...medusa(['admin-sdk', 'cli', 'framework', 'medusa']), react: '18.3.1', 'react-dom': '18.3.1' },
  devDependencies: { '@swc/core': '1.7.28', 'ts-node': '10.9.2', typescript: '5.9.3' },
};

const config = `import { defineConfig } from '@medusajs/framework/utils'
const host = process.env.ENGINE_HOST ?? ''
module.exports = defineConfig({
  projectConfig: {
    databaseUrl: process.env.DATABASE_URL,
    http: {
      storeCors: host,
      adminCors: host,
      authCors: host,
      jwtSecret: process.env.JWT_SECRET,
      cookieSecret: process.env.COOKIE_SECRET,
    },
    cookieOptions: { secure: false, sameSite: 'lax' },
  },
})
`;
const compiler = {
  compilerOptions: {
    ...{ target: 'ES2021', module: 'Node16', moduleResolution: 'Node16', outDir: './.medusa/server', rootDir: './' },
    ...{ esModuleInterop: true, skipLibCheck: true, strictNullChecks: true, jsx: 'react-jsx', resolveJsonModule: true },
  },
  'ts-node': { swc: true },
  include: ['**/*', '.medusa/types/*'],
  exclude: ['node_modules', '.medusa/server', '.medusa/admin', '.cache'],
};

/** What a retailer takes over into the engine's project. */
const ownFiles = join(project, 'connectors/medusa/engine/src');

function textsOf(folder: string): string {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
  return names
    .toSorted()
    .map((name) => name + readFileSync(join(folder, name), 'utf8'))
    .join('\n');
}

/** Packages of the engine whose licence is said to be another than MIT. */
export function otherLicences(app: string): string[] {
  const folder = join(app, 'node_modules/@medusajs');
  return readdirSync(folder).flatMap((name) => {
    const { license = 'MIT', version } = JSON.parse(readFileSync(join(folder, name, 'package.json'), 'utf8')) as {
      license?: string;
      version: string;
    };
    const said = ['LICENSE', 'LICENSE.md', 'LICENSE.txt']
      .map((file) => join(folder, name, file))
      .filter((file) => existsSync(file))
      .map((file) => readFileSync(file, 'utf8'));
    const isOther = license !== 'MIT' || said.some((text) => !/\bMIT License\b/.test(text));
    return isOther ? [`@medusajs/${name} ${version}: ${license}`] : [];
  });
}

/**
 * Installs and builds the engine in `app` of a folder outside of the repository, where that was not done before. Answers
 * where it runs from.
 */
export function installEngine(folder: string): { app: string; server: string } {
  const app = join(folder, 'app');
  mkdirSync(app, { recursive: true });
  const run = (program: string, parameters: string[]) =>
    execFileSync(program, parameters, {
      cwd: app,
      env: { ...process.env, MEDUSA_DISABLE_TELEMETRY: 'true', npm_config_loglevel: 'error' },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  const wanted = JSON.stringify(packages, null, 2);
  const stampOf = (name: string) => join(folder, `${name}.stamp`);
  const isDone = (name: string, stamp: string) =>
    existsSync(stampOf(name)) && readFileSync(stampOf(name), 'utf8') === stamp;
  if (!isDone('install', wanted)) {
    console.log(`Installing the engine ${engineVersion} in ${app}`);
    writeFileSync(join(app, 'package.json'), wanted);
    run('npm', ['install', '--no-audit', '--no-fund', '--legacy-peer-deps']);
    writeFileSync(stampOf('install'), wanted);
  }
  const sources = createHash('sha256')
    .update(config + textsOf(ownFiles))
    .digest('hex');
  if (!isDone('build', sources)) {
    console.log('Building the engine with its admin');
    writeFileSync(join(app, 'medusa-config.ts'), config);
    writeFileSync(join(app, 'tsconfig.json'), JSON.stringify(compiler));
    cpSync(ownFiles, join(app, 'src'), { recursive: true });
    run('npx', ['medusa', 'build']);
    writeFileSync(stampOf('build'), sources);
  }
  return { app, server: join(app, '.medusa/server') };
}
