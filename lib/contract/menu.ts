import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { textLanguageSchema, type Language } from './language.ts';
import { imageSchema } from './media.ts';
import { open, openOr, type OtherValue } from './open.ts';

/** 0 unknown, 1 female, 2 male, 3 kinder (HDR-13). */
export const genderNumberSchema = openOr({ options: [0, 1, 2, 3] }, 0);

export const menuItemTypeSchema = z.enum([
  'gender',
  'category',
  'brand',
  'root-hot',
  'banners',
  'banner',
  'root-gender',
]);
export type MenuItemType = z.output<typeof menuItemTypeSchema>;

/** What a part of a panel is called, and the list of all that is below it. */
const menuHeadSchema = z.object({ name: z.string(), url: z.string(), lang: textLanguageSchema.optional() });
export type MenuHead = z.output<typeof menuHeadSchema>;

/**
 * What a type of menu item carries: the gender's number, the brand's logo and place, the banner's picture, what one of its
 * goods is called in the catalog's language, "cipő" of "Cipők".
 */
export const menuDataSchema = z.object({
  gender: genderNumberSchema.optional(),
  logo: z.string().nullable().optional(),
  position: z.number().int().optional(),
  one: z.string().optional(),
  imageData: imageSchema.optional(),
  description: z.string().optional(),
  /** Of a sport's goods: the root category that they stand in, narrowed to the sport (HDR-19). */
  head: menuHeadSchema.optional(),
  /** Of a root category of children's goods: its sizes, each with the category's list narrowed to it (HDR-21). */
  sizes: z.array(z.object({ name: z.string(), url: z.string() })).optional(),
  /** Of a root: the brands that it has most of, each with the root's list narrowed to it. */
  brands: z.array(z.object({ name: z.string(), url: z.string() })).optional(),
});

/** A node of the menu tree; `options` are its children, `column` its column in the mega menu (from 0). */
export interface MenuItem {
  id: number;
  name: string;
  url: string;
  options: MenuItem[];
  data: z.output<typeof menuDataSchema> | null;
  parentId: number | null;
  column: number;
  type: MenuItemType | OtherValue;
  /** Language of its texts, where that is not the catalog's (ADR-0125). */
  lang?: Language | OtherValue | undefined;
}

export const menuItemSchema: z.ZodType<MenuItem> = z.object({
  id: z.number().int(),
  name: z.string(),
  url: z.string(),
  get options() {
    return z.array(menuItemSchema);
  },
  data: menuDataSchema.nullable(),
  parentId: z.number().int().nullable(),
  column: z.number().int(),
  type: open(menuItemTypeSchema),
  lang: textLanguageSchema.optional(),
});

export const menuEndpoints = {
  menu: endpoint({
    method: 'GET',
    path: '/menu/',
    authentication: 'none',
    summary: 'The menu tree',
    data: z.array(menuItemSchema),
  }),
};
