import morphdom from 'morphdom';

/**
 * What tells elements of a list apart: their id, or what they stand for; an item stands for the value that it holds.
 */
function keyOf(node: Node): string | undefined {
  if (!(node instanceof HTMLElement)) return undefined;
  const {
    id,
    dataset: { product, group, value },
  } = node;
  if (id) return `#${id}`;
  if (product) return `product ${product}`;
  if (group) return `group ${group}`;
  if (value) return `value ${value}`;
  const held = node instanceof HTMLLIElement ? node.firstElementChild : null;
  return held instanceof HTMLElement && held.dataset.value ? `item ${held.dataset.value}` : undefined;
}

/** The rest of a long group, which opens where something in it is chosen. */
const isMore = ({ dataset }: HTMLDetailsElement): boolean => dataset.group === undefined && dataset.sort === undefined;

/**
 * Changes the content of an element into other markup, only where they differ: focus, scroll and groups that are open
 * stay as they are.
 */
export function changeMarkup(element: HTMLElement, markup: string): void {
  const next = element.cloneNode(false);
  if (!(next instanceof HTMLElement)) return;
  next.innerHTML = markup;
  morphdom(element, next, {
    childrenOnly: true,
    getNodeKey: keyOf,
    onBeforeElUpdated(from, to) {
      if (from instanceof HTMLDetailsElement && to instanceof HTMLDetailsElement)
        to.open = from.open || (to.open && isMore(from));
      if (from instanceof HTMLLIElement && to instanceof HTMLLIElement) to.hidden = from.hidden;
      return !from.isEqualNode(to);
    },
  });
}
