import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

interface LockedPackage {
  version?: string;
  resolved?: string;
  integrity?: string;
  link?: boolean;
  optionalDependencies?: Record<string, string>;
}

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, LockedPackage>;
};

/** Least versions, below which there are known holes. */
const floors = { next: [16, 4, 6], fastify: [5, 12, 1], sharp: [0, 35, 5] } as const;

const isAtLeast = (version: string, floor: readonly number[]) => {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
  const [a = 0, b = 0, c = 0] = floor;
  return major !== a ? major > a : minor !== b ? minor > b : patch >= c;
};

describe('the lockfile', () => {
  it.each(Object.entries(floors))('keeps %s above its floor', (name, floor) => {
    expect(isAtLeast(packages[`node_modules/${name}`]?.version ?? '0', floor)).toBe(true);
  });

  // npm drops what a registry does not hold for other machines, and `npm ci` then refuses to work there and here.
  it('names the programs of every platform', () => {
    const missing = Object.entries(packages).flatMap(([parent, { optionalDependencies = {} }]) =>
      Object.entries(optionalDependencies)
        .filter(
          ([name, version]) =>
            /^\d/.test(version) && !packages[`node_modules/${name}`] && !packages[`${parent}/node_modules/${name}`],
        )
        .map(([name]) => name),
    );
    expect(missing).toEqual([]);
  });

  // What has no checksum is installed on the word of whichever registry answers.
  it('has the checksum of every package, those of other platforms too', () => {
    const bare = Object.entries(packages).filter(
      ([path, { integrity, link }]) => path !== '' && link !== true && !/^sha512-[\w+/]{86}==$/.test(integrity ?? ''),
    );
    expect(bare.map(([path]) => path)).toEqual([]);
  });

  it('names no registry', () => {
    expect(Object.values(packages).filter(({ resolved }) => resolved)).toEqual([]);
  });
});
