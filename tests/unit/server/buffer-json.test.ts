import { afterEach, expect, it } from 'vitest';
import { measureBuffersInJson } from '#server/buffer-json.ts';

const plain = Object.getOwnPropertyDescriptor(Buffer.prototype, 'toJSON');

afterEach(() => {
  if (plain) Object.defineProperty(Buffer.prototype, 'toJSON', plain);
});

it('a page that is kept is measured without a number for each of its bytes', () => {
  const page = { kind: 'APP_PAGE', html: '<p></p>', rscData: Buffer.alloc(100_000, 'x') };
  measureBuffersInJson();
  expect(JSON.stringify(page)).toBe('{"kind":"APP_PAGE","html":"<p></p>","rscData":{"type":"Buffer","length":100000}}');
});
