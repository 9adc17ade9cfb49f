import type { MenuItem } from '#lib/contract/menu.ts';
import { countBits, countCommon } from './bitmap.ts';
import { imageOf } from './card.ts';
import { LeadingPictures } from './leading-pictures.ts';
import { categoryPath, type ListingPage } from './listing-pages.ts';
import { goodsUrl, ownGoods, type GoodsByKind, type KindOfGoods } from './menu-goods.ts';
import type { ReadModel } from './read-model.ts';

/** Beside the columns of a root: of what a merchandiser says one, the others of its goods. */
const picturesShown = 2;

/** What a picture in a root says, and where it leads. */
export type Picture = Pick<MenuItem, 'name' | 'url' | 'data'>;

/** The pictures of the roots of one line: each shows what it leads to, and none stands in two of them (HDR-20). */
export class RootPictures {
  readonly #model: ReadModel;
  readonly #goods: GoodsByKind;
  readonly #pictures: LeadingPictures;

  constructor(model: ReadModel, goods: GoodsByKind) {
    this.#model = model;
    this.#goods = goods;
    this.#pictures = new LeadingPictures(model);
  }

  /** For each of the pages what a merchandiser says of its goods, then what sells best of them; none for no page. */
  of(pages: readonly (ListingPage | undefined)[]): Picture[][] {
    const said = new Map<ListingPage, Picture | null>();
    // Sports first: what a banner says is more about a sport than about all shoes.
    for (const kind of ['sport', 'category'] as const)
      for (const page of pages)
        if (page?.subject.kind === kind && page.gender === null) said.set(page, this.#banner(page));
    return pages.map((page) => {
      if (!page) return [];
      const banner = said.get(page);
      return banner ? [banner, ...this.#bestOf(page, picturesShown - 1)] : this.#bestOf(page, picturesShown);
    });
  }

  /** The first banner of which a link leads to goods of this page alone. */
  #banner(page: ListingPage): Picture | null {
    const { banners, pages } = this.#model;
    const within = pages.documents(page);
    for (const { title, text, image, links } of banners) {
      if (this.#pictures.has(image.name)) continue;
      for (const { path } of links) {
        const target = pages.find(path);
        const documents = target && pages.documents(target);
        if (!documents || countCommon(documents, within) < countBits(documents)) continue;
        this.#pictures.take(image.name);
        return { name: title, url: path, data: { imageData: imageOf(image), description: text } };
      }
    }
    return null;
  }

  /**
   * The kinds of all that is for a gender of which most goods are for it alone, shoes and clothes, not bicycles: the best of
   * each root category, those with most sales first, and then the others (HDR-21).
   */
  #kindsOfGender(page: ListingPage): KindOfGoods[] {
    const { categories } = this.#model;
    const documents = this.#model.documentsOf(page);
    const isOwn = ({ category, count }: KindOfGoods) =>
      2 * count > countCommon(categories.documents(category.id), documents);
    const kinds = this.#goods.leading(ownGoods(this.#model, documents)).filter(isOwn);
    if (kinds.length === 0) return this.#goods.leading(documents);
    const byRoot = [...Map.groupBy(kinds, ({ category }) => categories.line(category.id)[0]).values()];
    const salesOf = (some: readonly KindOfGoods[]) => some.reduce((sum, { ownSales }) => sum + ownSales, 0);
    const ordered = byRoot.toSorted((a, b) => salesOf(b) - salesOf(a));
    return [...ordered.map(([first]) => first), ...ordered.flatMap((some) => some.slice(1))].filter(
      (kind) => kind !== undefined,
    );
  }

  /** What sells best of the page's leading kinds, each called after its kind and leading there. */
  #bestOf(page: ListingPage, count: number): Picture[] {
    const { categories, pages } = this.#model;
    const { gender, subject } = page;
    const [sport] = subject.kind === 'sport' ? subject.implied : [];
    const pathOf = ({ category }: KindOfGoods) => categoryPath(categories.line(category.id), gender);
    const isGender = subject.kind === 'everything';
    const leading = isGender ? this.#kindsOfGender(page) : this.#goods.leading(this.#model.documentsOf(page));
    let kinds = leading.filter((kind) => pages.find(pathOf(kind)) !== undefined);
    return Array.from({ length: count }, () => {
      const found = this.#pictures.next(kinds);
      if (!found) return [];
      const { kind, image } = found;
      kinds = isGender ? kinds.filter((other) => other !== kind) : afterOne(kinds, kind, sport === undefined);
      const url = sport ? goodsUrl(this.#model, sport.id, kind) : pathOf(kind);
      // Its name stands below it: the picture says nothing more.
      return [{ name: kind.category.name, url, data: { imageData: { ...imageOf(image), alt: '' } } }];
    }).flat();
  }
}

/** The kinds that may follow one, by what they sell: of all shoes those of another branch, of a sport whatever is next. */
function afterOne(kinds: readonly KindOfGoods[], one: KindOfGoods, ofOtherBranch: boolean): KindOfGoods[] {
  const isNear = ({ category }: KindOfGoods) => ofOtherBranch && category.parentId === one.category.parentId;
  return kinds
    .filter((kind) => kind !== one)
    .toSorted((a, b) => Number(isNear(a)) - Number(isNear(b)) || b.ownSales - a.ownSales);
}
