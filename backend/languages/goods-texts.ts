import type { WireProduct } from '#lib/contract/product.ts';
import type { Words } from './words.ts';

type Datum = WireProduct['attributes'][number];

/** A product with the texts that stand at many products, each as far as the catalog says it in the language (ADR-0126). */
export function goodsTextsIn(words: Words, product: WireProduct): WireProduct {
  const { attributes, materials, care, safety, refurbishment, langs } = product;
  const own = (text: string | null | undefined) => (text ? words.term('attribute', text) : undefined);
  const warnings = safety.warnings.map(own).filter((warning) => warning !== undefined);
  const said = {
    materials: own(materials),
    care: own(care),
    traces: own(refurbishment?.traces),
    // All or none: they are one text of one language.
    warnings: warnings.length > 0 && warnings.length === safety.warnings.length ? warnings : undefined,
  };
  const fields = Object.entries(said).flatMap(([field, text]) => (text === undefined ? [] : [[field, words.language]]));
  return {
    ...product,
    attributes: attributes.map((datum) => datumIn(words, datum)),
    materials: said.materials ?? materials,
    care: said.care ?? care,
    safety: { ...safety, warnings: said.warnings ?? safety.warnings },
    ...(refurbishment ? { refurbishment: { ...refurbishment, traces: said.traces ?? refurbishment.traces } } : {}),
    ...(fields.length > 0 ? { langs: { ...langs, ...Object.fromEntries(fields) } } : {}),
  };
}

/** "1×12", "622 mm" and "EN 1078" are the same in every language. */
const hasWord = /\p{Ll}{3}/u;

/** A datum whose value is a number alone has the language's decimal mark. */
export function datumIn(words: Words, datum: Datum): Datum {
  const name = words.term('attribute', datum.name);
  const said = words.term('attribute', datum.value) ?? words.size(datum.value);
  const value = said ?? (hasWord.test(datum.value) ? undefined : datum.value);
  const lang = words.language;
  return {
    ...datum,
    ...(name === undefined ? {} : { name, lang }),
    ...(value === undefined ? {} : { value, valueLang: lang }),
  };
}
