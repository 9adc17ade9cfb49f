import type { ReadBrand } from './read-brand.ts';

/** A brand as JSON that names no file: the development server gives none but those of public/. */
export function inlinedBrand({ stated, files }: ReadBrand): string {
  return [...files].reduce(
    (json, [path, { type, body }]) => json.replaceAll(path, `data:${type};base64,${body.toString('base64')}`),
    JSON.stringify(stated),
  );
}
