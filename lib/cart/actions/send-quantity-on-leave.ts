import { session } from '#stores/session.ts';
import { loadCartCalls } from '../queries/calls.ts';

/**
 * Sees to it that a wanted quantity is sent even where the page is left before the server has confirmed it: by another
 * page, or by a new build under the open tab. It is absolute, so to send it twice does no harm. The answer ends that.
 */
export function sendOnLeave(hash: string, amount: number): () => void {
  const { epoch } = session.state();
  let calls: Awaited<ReturnType<typeof loadCartCalls>> | undefined;
  // Loaded ahead: a page that is being left has no time to load anything.
  loadCartCalls().then(
    (loaded) => {
      calls = loaded;
    },
    () => undefined,
  );
  const onPageHide = () => {
    if (!calls || session.state().epoch !== epoch) return;
    const [{ callApi }, { cartCalls }] = calls;
    callApi(cartCalls.setQuantity, { params: { hash }, body: { amount } }, { keepalive: true }).catch(() => undefined);
  };
  addEventListener('pagehide', onPageHide);
  return () => removeEventListener('pagehide', onPageHide);
}
