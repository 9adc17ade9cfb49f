import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { textLanguageSchema } from './language.ts';
import { imageSchema } from './media.ts';
import { openOr } from './open.ts';
import { productCardSchema } from './product.ts';

/** Language of the texts, where it is not the catalog's (ADR-0125). */
const lang = textLanguageSchema.optional();

export const homeBannerSchema = z.object({
  title: z.string(),
  lang,
  /** The words of the title that the highlighter marks. */
  highlight: z.string(),
  text: z.string(),
  image: imageSchema,
  links: z.array(z.object({ name: z.string(), url: z.string() })),
  /** Figures set like results: value and what it counts. */
  score: z.array(z.object({ value: z.string(), label: z.string() })),
  tone: openOr(z.enum(['mist', 'ink', 'volt']), 'mist'),
});

export const homeSchema = z.object({
  /** The first is the page's stage, the others follow between the rows; a shop may have none. */
  banners: z.array(homeBannerSchema),
  rows: z.array(
    z.object({
      title: z.string(),
      lang,
      url: z.string(),
      total: z.number().int(),
      products: z.array(productCardSchema),
    }),
  ),
  sports: z.array(z.object({ name: z.string(), lang, url: z.string(), count: z.number().int(), image: imageSchema })),
  brands: z.array(z.object({ name: z.string(), url: z.string(), count: z.number().int() })),
  guides: z.array(z.object({ title: z.string(), url: z.string(), image: imageSchema })),
});
export type Home = z.output<typeof homeSchema>;
/** As the API writes it. */
export type WireHome = z.input<typeof homeSchema>;

export const homeEndpoints = {
  home: endpoint({
    method: 'GET',
    path: '/api/v1/home/',
    authentication: 'none',
    summary: 'Banners, product rows, brands and guides of the home page',
    data: homeSchema,
  }),
};
