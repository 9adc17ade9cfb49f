import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { backendSettingsSchema } from '#lib/config/backend-settings.ts';
import { readSettings } from '#lib/config/settings.ts';
import { MediaHost } from '#lib/core/pictures/media-host.ts';
import { imageUrl } from '#lib/media/index.ts';

const templates = [
  'https://cdn.example.hu/{path}?w={width}',
  'https://cdn.example.hu/{width}/{path}',
  'https://cdn.example.hu/images/{path}/{width}.webp',
  'https://cdn.example.hu:8443/cdn-cgi/image/width={width}/{path}',
];

describe('the template of a media host', () => {
  it.each(templates)('[ADR-0141] %s makes the address of each width, once and for all', (template) => {
    const host = new MediaHost(template);
    const { origin } = new URL(template);
    const part = fc.stringMatching(/^[a-z0-9_-]{1,8}$/);
    fc.assert(
      fc.property(fc.array(part, { minLength: 1, maxLength: 3 }), (parts) => {
        const path = `${parts.join('/')}.jpg`;
        const settled = host.settle(`${origin}/${path}`);
        if ('problem' in settled) throw new Error(settled.problem);
        expect(imageUrl({ path: settled.address }, 640)).toBe(
          template.replace('{path}', path).replace('{width}', '640'),
        );
        expect(host.settle(settled.address)).toEqual(settled);
      }),
    );
  });

  it.each([
    'cdn.example.hu/{path}/{width}',
    'https://cdn.example.hu/{path}',
    'https://{path}.example.hu/{width}',
    'https://cdn.example.hu/{path}/{path}/{width}',
    'https://cdn.example.hu/{path} {width}',
    'javascript:{path}{width}',
  ])('[ADR-0141] is refused at the start: %s', (MEDIA_HOST) => {
    expect(() => readSettings(backendSettingsSchema, { MEDIA_HOST })).toThrow('MEDIA_HOST=');
  });

  it.each(templates)('[ADR-0141] is taken: %s', (MEDIA_HOST) => {
    expect(readSettings(backendSettingsSchema, { MEDIA_HOST }).MEDIA_HOST).toBe(MEDIA_HOST);
  });
});
