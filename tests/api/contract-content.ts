import { money } from '#lib/contract/money.ts';
import type { Content } from '#backend/content/model.ts';
import { fixtureShops } from '#tests/fixtures/catalog.ts';

const image = { name: 'pacer-kek-elol', alt: 'Kék futócipő' };
const weekday = { opens: '09:00', closes: '20:00' };
const slot = { x: 0.1, y: 0.1, width: 0.4, height: 0.4 };

/** One of each kind of content, beside the fixture's catalog. */
export const contractContent: Content = {
  shops: [
    {
      sysname: fixtureShops.szeged,
      email: 'szeged@lendulet.example',
      services: ['ski-service'],
      text: 'A belvárosban.',
      image: null,
      openingHours: { weekly: [weekday, weekday, weekday, weekday, weekday, weekday, null], exceptions: [] },
    },
  ],
  brands: [{ slug: 'vento', text: 'Futócipők 1998 óta.' }],
  guides: [
    {
      slug: 'futocipo-valasztas',
      title: 'Futócipő-választás',
      description: 'Így válassz.',
      image,
      sports: ['futas'],
      author: { name: 'Edző Elek', role: 'szerkesztő' },
      publishedAt: '2026-10-01T08:00:00.000Z',
      updatedAt: '2026-10-02T08:00:00.000Z',
      blocks: [
        { type: 'paragraph', spans: [{ text: 'Mérd meg a lábad.' }] },
        { type: 'products', productIds: [1] },
      ],
    },
  ],
  pages: [
    {
      slug: 'szallitas',
      kind: 'static',
      title: 'Szállítás',
      description: 'Mennyi és mikor.',
      updatedAt: '2026-10-02T08:00:00.000Z',
      blocks: [{ type: 'paragraph', spans: [{ text: 'Két munkanap.' }] }],
    },
  ],
  flipbooks: [
    {
      slug: 'teli-ajanlatok',
      title: 'Téli ajánlatok',
      validFrom: '2026-11-01',
      validTo: '2026-12-24',
      stores: [],
      aspectRatio: 0.707,
      contents: [{ title: 'Sí', page: 1 }],
      pages: [
        {
          number: 1,
          template: 'cover',
          picture: 'book-teli-1',
          image,
          heading: 'Tél',
          text: ['Síelj.'],
          offers: [
            {
              slot,
              productId: 1,
              name: 'Pacer 3 futócipő',
              url: '/p/vento-pacer-3-futocipo-1/',
              price: money(24_990),
              priceFull: money(29_990),
            },
          ],
        },
      ],
    },
  ],
};
