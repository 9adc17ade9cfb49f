import type { Rule, RuleText } from './rule.ts';
import { flipbookRules } from './rules/flipbooks.ts';
import { codeRules, sharedCodeRules } from './rules/codes.ts';
import { linkRules, shownProductRules } from './rules/links.ts';
import { materialRules } from './rules/materials.ts';
import { obligationRules } from './rules/obligations.ts';
import { pictureRules, productPictureRules } from './rules/pictures.ts';
import { priceRules, setRules } from './rules/prices.ts';
import { publicRules } from './rules/publicity.ts';
import { safetyRules } from './rules/safety.ts';
import { shopRules } from './rules/shops.ts';
import { textRules } from './rules/texts.ts';
import type { ProductItem } from './items.ts';

/** Every rule that a product is held against. */
export const productRules: readonly Rule<ProductItem>[] = [
  ...safetyRules,
  ...materialRules,
  ...priceRules,
  ...obligationRules,
  ...productPictureRules,
  ...codeRules,
  ...textRules,
];

/** All rules there are, by what they are about. */
export const ruleGroups: readonly { name: string; rules: readonly RuleText[] }[] = [
  { name: 'Termékbiztonság', rules: safetyRules },
  { name: 'Anyagok és védőeszközök', rules: materialRules },
  { name: 'Árak', rules: [...priceRules, ...setRules] },
  { name: 'Jótállás és egységár', rules: obligationRules },
  { name: 'Képek', rules: pictureRules },
  { name: 'Azonosítók', rules: [...codeRules, ...sharedCodeRules] },
  { name: 'Termékszövegek', rules: textRules },
  { name: 'Lapozható katalógusok', rules: flipbookRules },
  { name: 'Üzletek', rules: shopRules },
  { name: 'A bolt egésze', rules: publicRules },
  { name: 'Linkek', rules: [...linkRules, ...shownProductRules] },
];
