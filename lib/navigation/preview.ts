/** Answers how to show what a link knows of its page; null for a link that knows nothing. */
type Previewing = (link: HTMLAnchorElement) => (() => void) | null;

let previewing: Previewing | null = null;
let isShown = false;

/** The place where a page shows what is known of the next one, once that has come (components/preview). */
export const previews = {
  /** Takes the previews of this page's links; the answer ends it. */
  serve(place: Previewing): () => void {
    previewing = place;
    return () => {
      if (previewing === place) previewing = null;
    };
  },
  /**
   * How to show what a link knows of the page that it leads to; null where that is nothing, or the place is not there
   * yet.
   */
  of: (link: HTMLAnchorElement): (() => void) | null => previewing?.(link) ?? null,
  /** Whether the page that stands in the document is out of sight behind a preview. */
  isShown: (): boolean => isShown,
  setShown(value: boolean): void {
    isShown = value;
  },
};
