import type { NoticeFile } from '#lib/config/notice-file.ts';
import { html, type Html } from '../html.ts';
import type { View } from '../view.ts';

/** Path of the figure of the harmonised notice. */
export function noticePath({ name }: Pick<NoticeFile, 'name'>): string {
  return `/checkout/${name}`;
}

/**
 * The official figure of the harmonised notice beside the rights (Directive 2011/83/EU, Art. 6 (1) l); a demo has its
 * place alone.
 */
export function harmonisedNotice(notice: NoticeFile | null, { texts }: Pick<View, 'texts'>): Html {
  const { demo, demoText, alt } = texts.ordering.form.harmonised;
  if (!notice) return html`<p class="demo"><b>${demo}</b> ${demoText}</p>`;
  const { width, height } = notice;
  return html`<img class="notice" src="${noticePath(notice)}" width="${width}" height="${height}" alt="${alt}">`;
}
