import type { WireBrand } from '#lib/contract/brand.ts';
import type { GuideList, GuideTeaser, WireGuide } from '#lib/contract/blog.ts';
import type { WireCart } from '#lib/contract/cart.ts';
import type { WireFlipbook } from '#lib/contract/flipbook.ts';
import type { WireHome } from '#lib/contract/home.ts';
import type { Image } from '#lib/contract/media.ts';
import type { WireOrderDetails } from '#lib/contract/order.ts';
import type { MenuItem } from '#lib/contract/menu.ts';
import type { Breadcrumb, WireComparison, WireProduct, WireProductCard } from '#lib/contract/product.ts';
import type { FilterGroup, FilterValue, SelectedFilter, WireSearchAnswer } from '#lib/contract/search.ts';
import type { WireWishlist } from '#lib/contract/wishlist.ts';
import { countIn } from '#lib/core/text/counts.ts';
import { allFilters } from '../filters/all-filters.ts';
import { brandFilter } from '../filters/brand.ts';
import { colourFilter } from '../filters/colour.ts';
import { wireNameOf } from '../filters/filter.ts';
import { factTexts } from '../filters/fact-texts.ts';
import { namesOf } from '../filters/names.ts';
import { sizeFilter } from '../filters/size.ts';
import { sportFilter } from '../filters/sport.ts';
import { keyFactsIn } from '../search/card.ts';
import type { ListedProduct } from '../search/listed-products.ts';
import type { ReadModel } from '../search/read-model.ts';
import type { PageNames, Words } from './words.ts';
import { datumIn, goodsTextsIn } from './goods-texts.ts';
import { LineTexts } from './line-texts.ts';
import { describedIn, pictureIn } from './picture-texts.ts';
import { langsIn } from './record-texts.ts';
import { isWord, sizeNamesIn, sizingIn } from './size-texts.ts';

/** Names that every language shares. */
const sharedGroups: ReadonlySet<string> = new Set([wireNameOf(brandFilter)]);
const filtersByName = new Map(allFilters.map((filter) => [wireNameOf(filter), filter]));

type Named = { name: string; lang?: string | undefined };

/**
 * Answers in the words of another language, as far as the catalog has any: what has none stays as it is, and what has
 * says so by `lang` (ADR-0125). What answers name is found again by its address, its id or its word.
 */
export class Interpreter {
  readonly #words: Words;
  readonly #model: ReadModel;
  readonly #order: Intl.Collator;
  readonly #lines: LineTexts;

  constructor(words: Words, model: ReadModel) {
    this.#words = words;
    this.#model = model;
    this.#order = new Intl.Collator(words.language);
    this.#lines = new LineTexts(words, {
      nameOf: (productId) => this.#nameOf(productId),
      catalogNameOf: (productId) => this.#listed(productId)?.name,
      productOf: (optionId) => model.productOfOption(optionId),
    });
  }

  readonly menu = (items: MenuItem[]): MenuItem[] => items.map((item) => this.#menuItem(item));

  readonly home = (home: WireHome): WireHome => ({
    ...home,
    banners: home.banners.map((banner) => {
      const texts = this.#words.banner(banner.title);
      if (!texts) return banner;
      return {
        ...banner,
        title: texts.title,
        highlight: texts.highlight,
        text: texts.text,
        lang: this.#words.language,
        image: { ...banner.image, alt: texts.alt },
        links: banner.links.map((link, at) => ({ ...link, name: texts.links[at] ?? link.name })),
        score: banner.score.map(({ value, label }) => ({
          value: countIn(this.#words.language, value),
          label: this.#words.grammar.scores[label] ?? label,
        })),
      };
    }),
    rows: home.rows.map((row) => {
      const title = this.#words.grammar.rows[row.url];
      const products = row.products.map(this.card);
      return title === undefined ? { ...row, products } : { ...row, products, title, lang: this.#words.language };
    }),
    sports: home.sports.map((sport) => this.#linked(sport, 'subject')),
  });

  readonly search = (answer: WireSearchAnswer): WireSearchAnswer => {
    const page = answer.path === null ? undefined : this.#words.page(answer.path);
    const title = answer.title === null ? null : (page?.title ?? null);
    const text = answer.text === null ? null : (page?.text ?? null);
    const { tree, genders } = answer.categoryTree;
    return {
      ...answer,
      ...(title === null ? {} : { title }),
      ...(text === null ? {} : { text }),
      ...langsIn(this.#words.language, { title, text }),
      products: answer.products.map(this.card),
      filters: answer.filters.map((group) => this.#group(group)),
      categoryTree: {
        ...answer.categoryTree,
        tree: tree.map((node) => this.#linked(node, 'subject')),
        genders: genders.map((node) => this.#linked(node, 'gender')),
      },
      selected: {
        ...answer.selected,
        page: answer.selected.page.map((value) => this.#selected(value)),
        last: answer.selected.last && this.#selected(answer.selected.last),
        top: answer.selected.top.map((value) => this.#selected(value)),
        all: answer.selected.all.map((value) => this.#selected(value)),
      },
      breadcrumbs: this.#crumbs(answer.breadcrumbs),
      understood: answer.understood && {
        ...answer.understood,
        filters: answer.understood.filters.map((value) => this.#selected(value)),
      },
    };
  };

  readonly card = <Card extends WireProductCard>(card: Card): Card => {
    const name = this.#nameOf(card.id);
    return {
      ...card,
      ...(name === undefined ? {} : { name, lang: this.#words.language }),
      image: this.#picture(card, card.image),
      secondImage: card.secondImage && this.#picture(card, card.secondImage),
      colours: card.colours.map((colour) => this.#colour(colour)),
      ...sizeNamesIn(this.#words, [...new Set([...card.sizes, ...(card.options ?? []).map(({ size }) => size)])]),
      ...this.#keyFacts(card),
    };
  };

  /** What stands around a product's own texts, which its record has (`product-texts.ts`). */
  readonly product = (product: WireProduct): WireProduct => ({
    ...goodsTextsIn(this.#words, { ...product, ...sizingIn(this.#words, product) }),
    ...this.#lines.offers(product),
    facts: this.#facts(product),
    colours: product.colours.map((colour) => ({
      ...this.#colour(colour),
      images: colour.images.map((image) => this.#picture(product, image)),
    })),
    ...sizeNamesIn(this.#words, product.sizes),
    related: product.related.map(this.card),
    breadcrumbs: this.#crumbs(product.breadcrumbs),
  });

  readonly comparison = (comparison: WireComparison): WireComparison => ({
    ...comparison,
    products: comparison.products.map((product) => ({
      ...this.card(product),
      facts: this.#facts(product),
      attributes: product.attributes?.map((datum) => datumIn(this.#words, datum)),
    })),
  });

  readonly brand = (brand: WireBrand): WireBrand => ({
    ...brand,
    categories: brand.categories.map((category) => this.#linked(category, 'subject')),
    genders: brand.genders.map((gender) => this.#linked(gender, 'gender')),
    bestsellers: brand.bestsellers.map(this.card),
    breadcrumbs: this.#crumbs(brand.breadcrumbs),
  });

  readonly guides = (list: GuideList): GuideList => ({
    ...list,
    guides: list.guides.map((guide) => this.#teaser(guide)),
    sports: list.sports.map((sport) => this.#sport(sport)),
  });

  readonly guide = (guide: WireGuide): WireGuide => ({
    ...guide,
    ...this.#teaser(guide),
    author: this.#author(guide.author),
    products: guide.products.map(this.card),
    related: guide.related.map((related) => this.#teaser(related)),
    breadcrumbs: this.#crumbs(guide.breadcrumbs),
  });

  /** The names of its offers; its own texts stand in its record. */
  readonly flipbook = (flipbook: WireFlipbook): WireFlipbook => ({
    ...flipbook,
    pages: flipbook.pages.map((page) => ({
      ...page,
      hotspots: page.hotspots.map((offer) => this.#lines.printed(offer)),
    })),
  });

  readonly cart = (cart: WireCart): WireCart => ({
    ...cart,
    products: cart.products.map((item) => this.#lines.item(item)),
  });

  readonly order = (order: WireOrderDetails): WireOrderDetails => ({
    ...order,
    items: order.items.map((item) => this.#lines.ordered(item)),
  });

  readonly wishlist = (wishlist: WireWishlist): WireWishlist => ({
    ...wishlist,
    products: wishlist.products.map(this.card),
  });

  #facts({ facts = [] }: Pick<WireProduct, 'facts'>): WireProduct['facts'] {
    return factTexts(Object.fromEntries(facts.map(({ key, value }) => [key, value])), this.#words.language);
  }

  #keyFacts({ id, keyFacts }: WireProductCard): Pick<WireProductCard, 'keyFacts' | 'langs'> {
    const document = keyFacts === undefined ? undefined : this.#model.documentOf(id);
    if (document === undefined) return {};
    return {
      ...keyFactsIn(this.#model.at(document), this.#words.language),
      ...langsIn(this.#words.language, { keyFacts }),
    };
  }

  #menuItem(item: MenuItem, parent?: MenuItem): MenuItem {
    const options = item.options.map((option) => this.#menuItem(option, item));
    if (item.type === 'banner') {
      const texts = this.#words.banner(item.name);
      // A picture of goods is called after the page that it leads to.
      if (!texts) return item.data?.description === undefined ? this.#linked(item, 'subject') : item;
      const { imageData, ...data } = item.data ?? {};
      return {
        ...item,
        name: texts.title,
        lang: this.#words.language,
        data: {
          ...data,
          ...(imageData ? { imageData: { ...imageData, alt: texts.alt } } : {}),
          description: texts.text,
        },
      };
    }
    const page = this.#words.page(item.url);
    const short = item.parentId === null ? this.#words.grammar.roots[item.url] : undefined;
    // Below a sport its pages are told apart by whom they are for, below a gender by the sport.
    const isForWhom = item.type === 'gender' && parent?.type !== 'root-gender';
    const name = short ?? (isForWhom ? page?.forWhom : page?.subject);
    const isShared = item.type === 'brand' || !name;
    const data = item.data?.head ? { ...item.data, head: this.#linked(item.data.head, 'subject') } : item.data;
    return { ...item, options, data, ...(isShared ? {} : { name, lang: this.#words.language }) };
  }

  /** Something that leads to the page of a list, and is called after what that is about or is for. */
  #linked<Item extends Named & { url: string }>(item: Item, by: keyof PageNames): Item {
    const name = this.#words.page(item.url)?.[by] ?? null;
    return name === null ? item : { ...item, name, lang: this.#words.language };
  }

  #crumbs(trail: readonly Breadcrumb[]): Breadcrumb[] {
    return trail.map((crumb) => this.#linked(crumb, 'crumb'));
  }

  #group(group: FilterGroup): FilterGroup {
    const values = group.values.map((value): FilterValue => {
      const pivot = value.pivot.map((child) => this.#named(child, this.#words.sport(child.id)));
      const name = this.#valueName(group.f_name, value.fv_id, value.fv_name, value.key);
      return name === undefined
        ? { ...value, pivot }
        : { ...value, pivot, fv_name: name, fv_name_mobile: name, lang: this.#words.language };
    });
    const byName = (a: FilterValue, b: FilterValue) => this.#order.compare(a.fv_name, b.fv_name) || a.fv_id - b.fv_id;
    const sections = group.sections && { sections: group.sections.map((one) => this.#linked(one, 'subject')) };
    const isByName = group.f_name === wireNameOf(colourFilter);
    return { ...group, values: isByName ? values.toSorted(byName) : values, ...sections };
  }

  #selected<Value extends SelectedFilter>(value: Value): Value {
    return this.#named(value, this.#valueName(value.f_name, value.id, value.name, value.key));
  }

  #valueName(group: string, id: number, name: string, key: string | undefined): string | undefined {
    if (sharedGroups.has(group)) return undefined;
    const filter = filtersByName.get(group);
    if (filter && key !== undefined) return namesOf(filter, this.#words.language).values?.[key];
    if (filter === colourFilter) return this.#words.family(name);
    if (filter === sizeFilter) return this.#words.size(name) ?? (isWord(name) ? undefined : name);
    return filter === sportFilter ? this.#words.sport(id) : undefined;
  }

  #named<Item extends Named>(item: Item, name: string | undefined): Item {
    return name === undefined ? item : { ...item, name, lang: this.#words.language };
  }

  #colour<Colour extends Named>(colour: Colour): Colour {
    return this.#named(colour, this.#words.term('colour', colour.name));
  }

  #picture({ id, brand }: { id: number; brand: { name: string } }, image: Image): Image {
    const listed = this.#listed(id);
    const said = this.#nameOf(id);
    return listed ? pictureIn(this.#words, image, { brand: brand.name, name: listed.name, said }) : image;
  }

  #nameOf(productId: number): string | undefined {
    return this.#listed(productId)?.names?.[this.#words.language];
  }

  #listed(productId: number): ListedProduct | undefined {
    const document = this.#model.documentOf(productId);
    return document === undefined ? undefined : this.#model.at(document);
  }

  /** What somebody does stands among the terms, as services do. */
  #author(author: WireGuide['author']): WireGuide['author'] {
    const role = this.#words.term('attribute', author.role);
    return role === undefined ? author : { ...author, role, lang: this.#words.language };
  }

  #teaser(guide: GuideTeaser): GuideTeaser {
    const image = describedIn(this.#words, guide.image);
    return { ...guide, image, sports: guide.sports.map((sport) => this.#sport(sport)) };
  }

  #sport<Sport extends Named & { slug: string }>(sport: Sport): Sport {
    return this.#named(sport, this.#words.sportOf(sport.slug));
  }
}
