import type { NoticeFile } from '#lib/config/notice-file.ts';
import { html, type Html } from '../html.ts';

/** Path of the figure of the harmonised notice. */
export function noticePath({ name }: Pick<NoticeFile, 'name'>): string {
  return `/checkout/${name}`;
}

/**
 * The official figure of the harmonised notice beside the rights (Directive 2011/83/EU, Art. 6 (1) l); a demo has its
 * place alone.
 */
export function harmonisedNotice(notice: NoticeFile | null): Html {
  if (!notice) {
    return html`<p class="quiet"><b>Bemutató:</b> nyilvános boltban itt áll az Európai Unió harmonizált értesítésének
hivatalos ábrája.</p>`;
  }
  const { width, height } = notice;
  const alt = 'Harmonizált értesítés a megfelelőség jogszabályi szavatolásáról';
  return html`<img class="notice" src="${noticePath(notice)}" width="${width}" height="${height}" alt="${alt}">`;
}
