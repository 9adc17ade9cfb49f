import type { ViewName } from '../../archetype.ts';

/** Where in the SVG of a garment in use the wearer's body comes, and, within a hood, the head. */
export const bodyMark = '<!--body-->';
export const headMark = '<!--head-->';

/** The inside of a garment that nobody wears; in use its wearer's body comes there (ADR-0157). */
export const hollow = (view: ViewName, inside: string): string => (view === 'scene' ? bodyMark : inside);

/** What a wearer's neck or waist hides. */
export const unworn = (view: ViewName, hidden: string): string => (view === 'scene' ? '' : hidden);

/** Where the wearer's head comes before the lining of a hood; nothing in all other views. */
export const hooded = (view: ViewName): string => (view === 'scene' ? headMark : '');
