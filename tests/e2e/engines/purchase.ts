import consent from '#messages/consent/hu.json' with { type: 'json' };
import { addresses } from '../shop.ts';
import { t } from '../test.ts';
import type { Driver } from './driver.ts';
import { until } from './programs.ts';

/** What a purchase has met on its way. */
export interface Met {
  /** Number of the order; it ends the way. */
  order: string;
  errors: readonly string[];
  /** Addresses of the pages that could be scrolled sideways. */
  sideways: readonly string[];
}

interface Target {
  selector: string;
  /** Its text or label, whole; any where there is none. */
  name?: string | RegExp;
}

interface Place {
  x: number;
  y: number;
}

const isPlace = (value: unknown): value is Place => typeof value === 'object' && value !== null && 'x' in value;

/** The middle of the first shown element of a target, once it stands in the window and nothing lies over it. */
function placeOf({ selector, name }: Target): string {
  const test = name instanceof RegExp ? `(${String(name)}).test(text)` : `text === ${JSON.stringify(name)}`;
  return `(() => {
    const named = [...document.querySelectorAll(${JSON.stringify(selector)})].filter((element) => {
      const label = element.getAttribute('aria-label') ?? (element.labels?.[0] ?? element).textContent;
      const text = label.replace(/\\s+/g, ' ').trim();
      return (${name === undefined} || ${test}) && element.checkVisibility();
    });
    for (const element of named) {
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { left, top, width, height } = element.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const over = document.elementFromPoint(x, y);
      if (over && (element.contains(over) || over.contains(element) || over.closest('label')?.control === element))
        return { x, y };
    }
    return null;
  })()`;
}

/** The whole way from the front page to a placed order, as one shopper walks it in any browser. */
export class Purchase {
  readonly #driver: Driver;
  readonly #sideways: string[] = [];

  constructor(driver: Driver) {
    this.#driver = driver;
  }

  async walk(): Promise<Met> {
    await this.#driver.open(`${addresses.storefront}/`);
    await this.#arrive('the front page', `location.pathname === '/'`);
    await this.#press({ selector: 'button', name: consent.refuse });
    await this.#intoList();
    await this.#intoCart();
    return { order: await this.#order(), errors: this.#driver.errors(), sideways: this.#sideways };
  }

  /** Menu, category and a size that is worn. */
  async #intoList(): Promise<void> {
    await this.#press({ selector: 'button', name: t('menu.openCategory', { name: 'Cipők' }) });
    await this.#press({ selector: 'nav a', name: 'Futócipők' });
    await this.#arrive('the list', `location.pathname === '/cipok/futocipok/'`);
    await this.#press({ selector: '#szurok a', name: /^42( |$)/ });
    await this.#arrive('the filtered list', `location.search.startsWith('?filters=')`);
  }

  /** Product in that size, addition, cart. */
  async #intoCart(): Promise<void> {
    await this.#press({ selector: 'main li[data-product] a' });
    await this.#arrive('the product', `location.pathname.startsWith('/p/') && location.search.includes('meret=42')`);
    await this.#press({ selector: 'button', name: t('purchase.add') });
    await this.#press({ selector: 'dialog[open] a', name: t('purchase.openCart') });
    await this.#arrive('the cart', `location.pathname === '/kosar/'`);
  }

  /** Who orders, where to, and the button that binds. */
  async #order(): Promise<string> {
    await this.#press({ selector: 'main button', name: t('cart.checkout') });
    await this.#arrive('the checkout', `location.href === '${addresses.checkout}/checkout/'`);
    await this.#fill('contact.lastName', 'Kovács');
    await this.#fill('contact.firstName', 'Őrs');
    await this.#fill('contact.email', 'kovacs.ors@example.hu');
    await this.#fill('contact.phone', '+36301234567');
    await this.#press({ selector: 'input[type=radio][name="delivery.type"][value=home]' });
    await this.#fill('delivery.address.postal', '1138');
    await this.#fill('delivery.address.city', 'Budapest');
    await this.#fill('delivery.address.street', 'Váci út');
    await this.#fill('delivery.address.streetNo', '1.');
    await this.#press({ selector: 'input[type=checkbox]' });
    await this.#press({ selector: 'button', name: /^Megrendelem/ });
    await this.#arrive('the thanks', `location.pathname.startsWith('/checkout/koszonjuk/')`);
    return until('the number of the order', async () => {
      const number = await this.#driver.read(`/L\\d{2}-\\d{6,}/.exec(document.body.innerText)?.[0] ?? null`);
      return typeof number === 'string' ? number : null;
    });
  }

  /** Waits until a page stands, with its scripts where it has some, and looks whether it can be scrolled sideways. */
  async #arrive(what: string, isThere: string): Promise<void> {
    const main = `document.querySelector('main')`;
    const isAlive = `(location.origin !== '${addresses.storefront}' || Object.keys(${main} ?? {}).some((key) => key.startsWith('__reactFiber')))`;
    const expression = `document.readyState === 'complete' && ${isThere} && ${isAlive}`;
    await until(what, async () => (await this.#driver.read(expression)) || null);
    const wide = await this.#driver.read(
      `document.documentElement.scrollWidth > document.documentElement.clientWidth ? location.href : null`,
    );
    if (typeof wide === 'string') this.#sideways.push(wide);
  }

  /** Presses an element once it stands still. */
  async #press(target: Target): Promise<void> {
    const what = `${String(target.name ?? '')} (${target.selector})`;
    let last: Place | null = null;
    const place = await until(what, async () => {
      const now = await this.#driver.read(placeOf(target));
      const isStill = isPlace(now) && last !== null && now.x === last.x && now.y === last.y;
      last = isPlace(now) ? now : null;
      return isStill ? now : null;
    });
    await this.#driver.pressAt(place.x, place.y);
  }

  async #fill(name: string, text: string): Promise<void> {
    await this.#press({ selector: `[name="${name}"]` });
    await this.#driver.type(text);
    await until(
      `${text} to stand in ${name}`,
      async () =>
        (await this.#driver.read(`document.querySelector('[name="${name}"]')?.value === ${JSON.stringify(text)}`)) ||
        null,
    );
  }
}
