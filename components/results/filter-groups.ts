import { cardDensityKey } from '#lib/core/card-density.ts';
import { fold } from '#lib/core/text/fold.ts';

/** Groups that the shopper folded or unfolded; the next drawing of the filters keeps to it. */
const folded = new Map<string, boolean>();

function narrowGroup(input: HTMLInputElement): void {
  const group = input.closest('details');
  const word = fold(input.value.trim());
  for (const item of group?.querySelectorAll<HTMLElement>('li') ?? [])
    item.hidden = word !== '' && !fold(item.textContent).includes(word);
  const more = group?.querySelector<HTMLDetailsElement>('details');
  if (more && word !== '') more.open = true;
}

/** Keeps how many cards stand in a row, in the browser and on the document, which the boot script marks from then on. */
function keepDensity({ value }: HTMLInputElement): void {
  document.documentElement.dataset.density = value;
  try {
    localStorage.setItem(cardDensityKey, value);
  } catch {
    // A full or forbidden storage is no reason to refuse the choice.
  }
}

/**
 * The filters beside the list and the choice of cards in a row: they stay folded as they were, a long group can be searched, one menu is
 * open at a time. The answer ends it.
 */
export function bindFilterGroups(page: HTMLElement): () => void {
  for (const group of page.querySelectorAll<HTMLDetailsElement>('details[data-group]')) {
    group.open = folded.get(group.dataset.group ?? '') ?? group.open;
  }
  const kept = document.documentElement.dataset.density;
  for (const input of page.querySelectorAll<HTMLInputElement>('[data-density-switch] input')) {
    // It was pressed before this came.
    if (input.checked && !input.defaultChecked) keepDensity(input);
    else if (input.value === kept) input.checked = true;
  }
  const onChange = ({ target }: Event) => {
    if (target instanceof HTMLInputElement && target.closest('[data-density-switch]')) keepDensity(target);
  };
  const onToggle = ({ target }: Event) => {
    if (target instanceof HTMLDetailsElement && target.dataset.group) folded.set(target.dataset.group, target.open);
  };
  const onInput = ({ target }: Event) => {
    if (target instanceof HTMLInputElement && target.dataset.groupSearch !== undefined) narrowGroup(target);
  };
  const sortMenu = () => page.querySelector<HTMLDetailsElement>('details[data-sort][open]');
  const onOutside = ({ target }: Event) => {
    const menu = sortMenu();
    const isInside = target instanceof Node && menu?.querySelector('summary')?.contains(target);
    if (menu && !isInside) menu.open = false;
    // The order was chosen in the menu that has just gone.
    if (menu && target instanceof Node && menu.contains(target)) menu.querySelector('summary')?.focus();
  };
  const onKey = (event: KeyboardEvent) => {
    const menu = event.key === 'Escape' ? sortMenu() : null;
    if (!menu) return;
    menu.open = false;
    menu.querySelector('summary')?.focus();
  };
  // A toggle does not bubble.
  page.addEventListener('toggle', onToggle, true);
  page.addEventListener('input', onInput);
  page.addEventListener('change', onChange);
  document.addEventListener('click', onOutside);
  page.addEventListener('keydown', onKey);
  return () => {
    page.removeEventListener('toggle', onToggle, true);
    page.removeEventListener('input', onInput);
    page.removeEventListener('change', onChange);
    document.removeEventListener('click', onOutside);
    page.removeEventListener('keydown', onKey);
  };
}
