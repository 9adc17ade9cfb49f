import { isFootwear, isProtective, isTextile } from '../goods.ts';
import { compositionProblems, missingShoeParts, type CompositionProblem } from '../materials.ts';
import { isBlank, listed, type Rule } from '../rule.ts';
import type { ProductItem } from '../items.ts';

const textileLaw = '1007/2011/EU rendelet (szálösszetétel)';
const protectionLaw = '(EU) 2016/425 rendelet (egyéni védőeszközök), 11. cikk';

const problemsOf = ({ category, product }: ProductItem): CompositionProblem[] =>
  category !== null && isTextile(category) ? compositionProblems(product.materials) : [];
const saysNothing = (problem: CompositionProblem) => problem.code === 'missing' && problem.part === null;

function wordsOf(problem: CompositionProblem): string {
  if (problem.code === 'animal') return 'hiányzik: „Nem textil eredetű, állati eredetű részeket tartalmaz”';
  const place = problem.part === null ? '' : `${problem.part}: `;
  if (problem.code === 'sum') return `${place}az összeg ${String(problem.sum).replace('.', ',')}%`;
  if (problem.code === 'name') return `${place}ismeretlen szálnév: ${problem.name}`;
  return `${place}${problem.code === 'order' ? 'nem csökkenő sorrend' : 'nincs százalék'}`;
}

const compositionMissing: Rule<ProductItem> = {
  id: 'textile-composition-missing',
  severity: 'error',
  source: `${textileLaw}, 16. cikk`,
  title: 'Hiányzó szálösszetétel',
  remedy: 'Add meg a címke szerinti összetételt százalékban, például: 95% pamut, 5% elasztán.',
  violations(item) {
    const { materials } = item.product;
    if (!problemsOf(item).some(saysNothing)) return [];
    return [materials === null || isBlank(materials) ? 'nincs megadva anyag' : `nincs százalék: „${materials}”`];
  },
};

const compositionWrong: Rule<ProductItem> = {
  id: 'textile-composition-wrong',
  severity: 'error',
  source: `${textileLaw}, 5., 9., 11. és 12. cikk`,
  title: 'Hibás szálösszetétel',
  remedy:
    'Minden rész 100% legyen, csökkenő sorrendben, a rendelet magyar szálneveivel; a pehely, toll, bőr külön mondatot kíván.',
  violations(item) {
    const problems = problemsOf(item).filter((problem) => !saysNothing(problem));
    return problems.length > 0 ? [listed(problems.map(wordsOf))] : [];
  },
};

const shoes: Rule<ProductItem> = {
  id: 'footwear-materials',
  severity: 'error',
  source: '94/11/EK irányelv (lábbelik anyagai), I. melléklet',
  title: 'Hiányzó cipőanyagok',
  remedy:
    'Add meg a felsőrész, a bélés (talpbéléssel) és a talp anyagát, például: Felsőrész: textil; bélés: textil; talp: gumi.',
  violations({ category, product }) {
    const missing = category !== null && isFootwear(category) ? missingShoeParts(product.materials) : [];
    return missing.length > 0 ? [`nincs megadva: ${missing.join(', ')}`] : [];
  },
};

/** A rule that one of the attributes of protective equipment says something of this form. */
function protectionRule(
  text: Omit<Rule<ProductItem>, 'violations' | 'severity' | 'source'>,
  attribute: RegExp,
  form: RegExp,
): Rule<ProductItem> {
  return {
    ...text,
    severity: 'error',
    source: protectionLaw,
    violations({ category, product }) {
      if (category === null || !isProtective(category)) return [];
      const stated = product.attributes.filter(({ name, value }) => attribute.test(name) && !isBlank(value));
      if (stated.some(({ value }) => form.test(value))) return [];
      return [
        stated.length > 0 ? `nem érthető: „${listed(stated.map(({ value }) => value))}”` : 'nincs ilyen jellemző',
      ];
    },
  };
}

const protectionCategory = protectionRule(
  {
    id: 'protection-category',
    title: 'Védőeszköz kategória nélkül',
    remedy: 'Írd a jellemzők közé: Védőeszköz-kategória – I., II. vagy III. kategória (EU 2016/425).',
  },
  /védőeszköz/i,
  /(?<!\p{L})I{1,3}\. kategória/u,
);

const protectionStandard = protectionRule(
  {
    id: 'protection-standard',
    title: 'Védőeszköz szabvány nélkül',
    remedy: 'Írd a jellemzők közé a megfelelőségi nyilatkozat szabványát, például: Szabvány – EN 1078.',
  },
  /szabvány/i,
  /(?<!\p{L})(?:EN|ISO|MSZ)[ -]?(?:EN |ISO |[/])*\s?\d/u,
);

/** What goods are made of and what they protect from. */
export const materialRules: readonly Rule<ProductItem>[] = [
  compositionMissing,
  compositionWrong,
  shoes,
  protectionCategory,
  protectionStandard,
];
