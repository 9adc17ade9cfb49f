import { settings } from '#lib/config/index.ts';

const onTrouble = (event: ErrorEvent | PromiseRejectionEvent): void => {
  import('./errors.ts').then(
    ({ reportTrouble }) => reportTrouble(event),
    () => undefined,
  );
};

const measure = (): void => {
  import('./vitals.ts').then(
    ({ reportVitals }) => reportVitals(),
    () => undefined,
  );
};

/**
 * Watches the page for errors, and measures a share of the loads (VITALS_SAMPLING). The code that reports comes with
 * the first error, and after the load for what is measured: a page without either costs nothing but this.
 */
export function watchPage(): void {
  addEventListener('error', onTrouble);
  addEventListener('unhandledrejection', onTrouble);
  if (Math.random() >= settings.VITALS_SAMPLING) return;
  // The browser keeps what it measured before.
  if (document.readyState === 'complete') measure();
  else addEventListener('load', () => setTimeout(measure), { once: true });
}
