import { describe, expect, it } from 'vitest';
import { PageSheet } from '#components/flipbook/page-sheet.tsx';
import { money } from '#lib/contract/money.ts';
import { show } from './render.tsx';

const offer = {
  x: 0.06,
  y: 0.24,
  width: 0.88,
  height: 0.34,
  image: null,
  contents: null,
  priceNow: money(7990),
  pricePrinted: money(7990),
};
const page = {
  number: 2,
  heading: 'Sapkák',
  text: [],
  image: { path: '/media/cap', alt: '' },
  hotspots: [
    { ...offer, productId: 1, name: 'Bojtos sapka', url: '/p/bojtos-1/', pricePrintedFull: money(9990) },
    { ...offer, productId: 2, name: 'Kötött sapka', url: '/p/kotott-2/', y: 0.6, pricePrintedFull: null },
  ],
};

describe('an offer of a page', () => {
  it('[STORE-04] tells by how much it is reduced, and strikes the price before through', () => {
    const { container } = show(<PageSheet page={page} isSet validity="valid" title="Heti ajánlatok" ratio={0.707} />);
    const [reduced, full] = [...container.querySelectorAll('a')];
    expect(reduced?.textContent).toContain('−20%');
    expect(reduced?.querySelector('s')?.textContent).toMatch(/^9\s990\sFt$/);
    expect(full?.textContent).not.toContain('%');
    expect(full?.querySelector('s')).toBeNull();
  });
});
