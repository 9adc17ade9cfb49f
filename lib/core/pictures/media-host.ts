/** What stands for the width, in px, in the address of a picture of another host. */
export const widthMark = '*';
const [pathPlace, widthPlace] = ['{path}', '{width}'];

/** Whether a picture's name is an address of another host, and not a file of this shop's. */
export function isAddress(name: string): boolean {
  return /^https?:/i.test(name);
}

/** Path of a picture as answers have it: on the API's host, or the whole address on another one. */
export function picturePath(name: string): string {
  return isAddress(name) ? name : `/media/${name}`;
}

/** The host of pictures that MEDIA_HOST names by a template of their addresses (ADR-0141). */
export class MediaHost {
  readonly #template: string;
  readonly #origin: string;

  /** `template` as the setting has it; empty for none. */
  constructor(template: string) {
    this.#template = template;
    this.#origin = template === '' ? '' : new URL(template.replace(pathPlace, '').replace(widthPlace, '1')).origin;
  }

  /** The address of a picture with `*` for its width, or in a sentence why it is none of this host. */
  settle(address: string): { address: string } | { problem: string } {
    if (this.#template === '')
      return { problem: 'is an address, and MEDIA_HOST names no host of pictures: name a file of PICTURES_DIR' };
    const host = `is no address of MEDIA_HOST (${this.#template})`;
    if (!URL.canParse(address) || /[\s"'<>\\]/.test(address)) return { problem: host };
    const { origin, pathname, search, hash, username } = new URL(address);
    if (origin !== this.#origin || username !== '') return { problem: host };
    const [before = '', after = ''] = this.#template.replace(widthPlace, widthMark).split(pathPlace);
    const isSettled = address.startsWith(before) && address.endsWith(after) && address.includes(widthMark);
    if (isSettled) return { address };
    if (search !== '' || hash !== '' || address.includes(widthMark))
      return { problem: `${host}: the width comes from the template, and nothing stands behind the path` };
    return { address: before + pathname.slice(1) + after };
  }
}
