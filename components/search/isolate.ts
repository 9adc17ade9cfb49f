/** Makes everything outside an element inert, and the page stand still. Returns how to undo it. */
export function isolate(element: HTMLElement): () => void {
  const outside: HTMLElement[] = [];
  for (let inner: Element = element; inner.parentElement && inner !== document.body; inner = inner.parentElement) {
    for (const sibling of inner.parentElement.children) {
      if (sibling !== inner && sibling instanceof HTMLElement && !sibling.inert) outside.push(sibling);
    }
  }
  for (const part of outside) part.inert = true;
  const { style } = document.documentElement;
  style.overflow = 'hidden';
  return () => {
    style.overflow = '';
    for (const part of outside) part.inert = false;
  };
}
