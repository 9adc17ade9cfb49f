import { describe, expect, it } from 'vitest';
import { parseBench, parseHost } from '#tests/load/options.ts';

describe('options of a bench', () => {
  it('measures the shop of the environment unless told otherwise', () => {
    expect(parseBench(['phone'], 'http://localhost:3000')).toEqual({
      names: ['phone'],
      options: {
        rounds: null,
        products: null,
        only: [],
        hosts: [{ name: 'localhost:3000', address: 'http://localhost:3000', pages: {} }],
        isWritten: false,
      },
    });
  });

  it('takes rounds, a choice and several shops', () => {
    const { names, options } = parseBench([
      'phone',
      '--rounds',
      '3',
      '--products',
      '100000',
      '--only',
      'list,product',
      '--only',
      'cart',
      '--host',
      'http://localhost:3000',
      '--host',
      'http://localhost:3100/',
      '--write',
    ]);
    expect(names).toEqual(['phone']);
    expect(options).toMatchObject({ rounds: 3, products: 100_000, only: ['list', 'product', 'cart'], isWritten: true });
    expect(options.hosts.map(({ address }) => address)).toEqual(['http://localhost:3000', 'http://localhost:3100']);
  });

  it('refuses rounds that are none, and options that it does not know', () => {
    expect(() => parseBench(['phone', '--rounds', '0'])).toThrow('--rounds');
    expect(() => parseBench(['phone', '--rounds', 'many'])).toThrow('many');
    expect(() => parseBench(['search', '--products', '1.5'])).toThrow('--products');
    expect(() => parseBench(['phone', '--fast'])).toThrow('--fast');
  });

  it('reads the pages of another shop', () => {
    expect(parseHost('http://localhost:3200#home=/,list=/all?sort=new,product=/p/1')).toEqual({
      name: 'localhost:3200',
      address: 'http://localhost:3200',
      pages: { home: '/', list: '/all?sort=new', product: '/p/1' },
    });
  });
});
