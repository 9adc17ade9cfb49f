import { buildBrand } from '#lib/config/brand/own-brand.ts';
import { brandValues, withBrand } from '#lib/core/text/brand-texts.ts';
import addedExtras from '#messages/added-extras/hu.json' with { type: 'json' };
import addedExtrasEnglish from '#messages/added-extras/en.json' with { type: 'json' };
import common from '#messages/hu.json' with { type: 'json' };
import compare from '#messages/compare/hu.json' with { type: 'json' };
import compareEnglish from '#messages/compare/en.json' with { type: 'json' };
import shop from '#messages/shop/hu.json' with { type: 'json' };
import commonEnglish from '#messages/en.json' with { type: 'json' };
import shopEnglish from '#messages/shop/en.json' with { type: 'json' };
import commonGerman from '#messages/de.json' with { type: 'json' };
import shopGerman from '#messages/shop/de.json' with { type: 'json' };
import noticeForm from '#messages/stock-notice/hu.json' with { type: 'json' };
import noticeFormEnglish from '#messages/stock-notice/en.json' with { type: 'json' };
import checkout from '#messages/checkout/hu.json' with { type: 'json' };
import checkoutEnglish from '#messages/checkout/en.json' with { type: 'json' };
import team from '#messages/team/hu.json' with { type: 'json' };
import teamEnglish from '#messages/team/en.json' with { type: 'json' };

const values = brandValues(buildBrand);

/** All texts of both builds, without those of the checkout's order form. */
export const hu = withBrand(
  {
    ...common,
    ...shop,
    ...team,
    ...compare,
    ...checkout,
    noticeForm,
    addedExtras,
  },
  values,
);
export const en = withBrand(
  {
    ...commonEnglish,
    ...shopEnglish,
    ...teamEnglish,
    ...compareEnglish,
    ...checkoutEnglish,
    noticeForm: noticeFormEnglish,
    addedExtras: addedExtrasEnglish,
  },
  values,
);
/** Texts of the shop's pages; its islands have others beside them. */
export const de = withBrand({ ...commonGerman, ...shopGerman }, values);
