import { use, useRef, useState } from 'react';
import { QueryClientContext } from '@tanstack/react-query';
import type { Cart } from '#lib/contract/cart.ts';
import { loadQueryCache } from '#lib/query/index.ts';
import { session } from '#stores/session.ts';
import type { CartLineToAdd, IntendedAddition } from '../addition-key.ts';

const intended = (line: CartLineToAdd): IntendedAddition => ({ epoch: session.sync().epoch, line });

/**
 * Whether a press is the second of a double one. The answer to the first may have come in between: it adds nothing
 * (CART-07).
 */
export const isRepeatedPress = ({ detail }: { detail: number }): boolean => detail > 1;

/** The part of an addition that comes with the first intention to make one. */
export const loadAdditions = () => import('./additions.ts');

type State = { status: 'idle' | 'pending' } | { status: 'error'; error: unknown };

/**
 * Adds an option, or a set, to the cart; `addOnce` takes no second press and says whether it took this one, `addNext`
 * waits for what is on its way. What sends it is fetched with the first intention, so that a page that is only looked
 * at costs nothing of it.
 */
export function useAddToCart() {
  const given = use(QueryClientContext);
  const [state, setState] = useState<State>({ status: 'idle' });
  // A double press comes before React has drawn the first one, so the state is too late to know of it.
  const isSending = useRef(false);

  const send = async (line: CartLineToAdd): Promise<Cart> => {
    try {
      const addition = intended(line);
      const [{ sendAddition }, client] = await Promise.all([loadAdditions(), given ?? loadQueryCache()]);
      const cart = await sendAddition(client, addition);
      setState({ status: 'idle' });
      return cart;
    } catch (error) {
      setState({ status: 'error', error });
      throw error;
    }
  };
  const addNext = (line: CartLineToAdd): Promise<Cart> => {
    setState({ status: 'pending' });
    return send(line);
  };
  const addOnce = (
    line: CartLineToAdd,
    { onSuccess, onSettled }: { onSuccess?: () => void; onSettled?: () => void } = {},
  ): boolean => {
    if (isSending.current) return false;
    isSending.current = true;
    const sent = send(line);
    // Shown in the next frame, once the call is on its way: drawing it would hold that back.
    setTimeout(() => isSending.current && setState({ status: 'pending' }));
    sent
      .then(onSuccess, () => undefined)
      .finally(() => {
        isSending.current = false;
        onSettled?.();
      });
    return true;
  };
  return {
    addOnce,
    addNext,
    isPending: state.status === 'pending',
    isError: state.status === 'error',
    error: state.status === 'error' ? state.error : null,
    reset: () => setState({ status: 'idle' }),
  };
}
