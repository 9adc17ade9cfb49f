/** Performs a Dockerfile's steps in folders, one for each stage, where no container engine is. */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join, matchesGlob, relative, resolve } from 'node:path';

export interface Step {
  line: number;
  word: string;
  rest: string;
}

export interface Stage {
  name: string;
  /** The folder that stands for its root. */
  root: string;
  workdir: string;
  environment: Record<string, string>;
  /** What its container runs. */
  command: string[];
  /** Folders that its container may write into, from its root. */
  writable: string[];
  user: string;
}

export class DockerfileError extends Error {
  override name = 'DockerfileError';
}

/** The steps of a Dockerfile; a line that ends with a backslash goes on. */
export function readSteps(text: string): Step[] {
  const steps: Step[] = [];
  let open: Step | null = null;
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '' || line.trimStart().startsWith('#')) continue;
    const part = line.trim().replace(/\\$/, '').trim();
    if (open) open.rest += ` ${part}`;
    else {
      const [word = '', ...rest] = part.split(' ');
      open = { line: index + 1, word: word.toUpperCase(), rest: rest.join(' ') };
      steps.push(open);
    }
    if (!line.trimEnd().endsWith('\\')) open = null;
  }
  return steps;
}

/** `A=1 B=$A`, with the variables that are known put in. */
function readVariables(rest: string, known: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    rest.split(/\s+/).map((pair) => {
      const at = pair.indexOf('=');
      return [pair.slice(0, at), pair.slice(at + 1).replace(/\$\{?(\w+)\}?/g, (_, name: string) => known[name] ?? '')];
    }),
  );
}

/** Patterns of a .dockerignore: each is of a path from the context's top. */
export const readIgnored = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));

export interface Performing {
  project: string;
  /** Where the stages' folders stand; it is outside of the project. */
  folder: string;
  say: (line: string) => void;
  /** Does a RUN in another way, and says so by true. */
  instead?: (command: string, folder: string) => boolean;
}

export class Dockerfile {
  readonly #steps: Step[];
  readonly #ignored: string[];
  readonly #options: Performing;
  readonly stages = new Map<string, Stage>();
  #arguments: Record<string, string> = {};

  constructor(file: string, options: Performing) {
    this.#steps = readSteps(readFileSync(file, 'utf8'));
    this.#ignored = readIgnored(readFileSync(join(options.project, '.dockerignore'), 'utf8'));
    this.#options = options;
  }

  /** Performs all stages in their order. Throws a DockerfileError that names the line which failed. */
  perform(): void {
    let stage: Stage | null = null;
    for (const step of this.#steps) {
      if (step.word === 'FROM') stage = this.#begin(step);
      else if (stage) this.#do(step, stage);
      else throw this.#error(step, 'stands before the first FROM');
    }
  }

  #error({ line, word, rest }: Step, problem: string): DockerfileError {
    return new DockerfileError(`deploy/Dockerfile, line ${line}: ${word} ${rest} ${problem}.`);
  }

  #begin(step: Step): Stage {
    const [base = '', as, name = ''] = step.rest.split(/\s+/);
    if (as?.toUpperCase() !== 'AS') throw this.#error(step, 'gives the stage no name');
    const from = this.stages.get(base);
    const root = join(this.#options.folder, name);
    mkdirSync(root, { recursive: true });
    if (from) cpSync(from.root, root, { recursive: true });
    const bare = { workdir: '/', environment: {}, command: [], writable: [], user: 'root' };
    const stage = { ...bare, ...from, name, root, environment: { ...from?.environment } };
    this.#arguments = {};
    this.stages.set(name, stage);
    return stage;
  }

  #do(step: Step, stage: Stage): void {
    switch (step.word) {
      case 'WORKDIR':
        stage.workdir = step.rest;
        mkdirSync(join(stage.root, step.rest), { recursive: true });
        return;
      case 'ARG':
        Object.assign(this.#arguments, readVariables(step.rest, {}));
        return;
      case 'ENV':
        Object.assign(stage.environment, readVariables(step.rest, { ...this.#arguments, ...stage.environment }));
        return;
      case 'COPY':
        this.#copy(step, stage);
        return;
      case 'RUN':
        this.#run(step, stage);
        return;
      case 'VOLUME':
        stage.writable = [...stage.writable, ...step.rest.split(/\s+/)];
        return;
      case 'USER':
        stage.user = step.rest;
        return;
      case 'CMD':
        stage.command = JSON.parse(step.rest);
        return;
      case 'EXPOSE':
      case 'HEALTHCHECK':
        return;
      default:
        throw this.#error(step, 'is a step that deploy/check does not know');
    }
  }

  #copy(step: Step, stage: Stage): void {
    const words = step.rest.split(/\s+/);
    const from = words.find((word) => word.startsWith('--from='))?.slice('--from='.length);
    const paths = words.filter((word) => !word.startsWith('--'));
    const goal = paths.pop() ?? '';
    const source = from === undefined ? this.#options.project : this.stages.get(from)?.root;
    if (source === undefined) throw this.#error(step, 'names a stage that is not above it');
    const isShipped = (path: string) => {
      const name = relative(this.#options.project, path);
      return from !== undefined || !this.#ignored.some((pattern) => matchesGlob(name, pattern));
    };
    for (const path of paths) {
      const what = join(source, path);
      if (!existsSync(what) || !isShipped(what)) throw this.#error(step, `copies ${path}, which is not there`);
      const into = resolve(stage.workdir, goal);
      const isFolder = statSync(what).isDirectory();
      const to = join(stage.root, isFolder || !goal.endsWith('/') ? into : join(into, basename(path)));
      cpSync(what, to, { recursive: true, filter: isShipped });
    }
  }

  #run(step: Step, stage: Stage): void {
    const folder = join(stage.root, stage.workdir);
    this.#options.say(`${stage.name}: ${step.rest}`);
    if (this.#options.instead?.(step.rest, folder)) return;
    const { PATH, HOME, TMPDIR } = process.env;
    const own: Record<string, string | undefined> = { PATH: `${join(process.execPath, '..')}:${PATH}`, HOME, TMPDIR };
    const { status, stdout, stderr } = spawnSync('sh', ['-c', step.rest], {
      cwd: folder,
      // Without NODE_ENV, which Next takes for given: a step has what the Dockerfile says.
      env: { ...own, ...this.#arguments, ...stage.environment } as NodeJS.ProcessEnv,
      encoding: 'utf8',
    });
    if (status !== 0) throw this.#error(step, `failed:\n${`${stdout}\n${stderr}`.trim().slice(-3000)}`);
  }
}
