/** What another tab has changed. */
export type TabMessage = 'session' | 'cart' | 'wishlist';

const channelName = 'lendulet';
let channel: BroadcastChannel | null | undefined;

function open(): BroadcastChannel | null {
  if (channel !== undefined) return channel;
  try {
    channel = typeof document === 'undefined' ? null : new BroadcastChannel(channelName);
  } catch {
    // Tabs that may not talk find out when they are looked at again.
    channel = null;
  }
  return channel;
}

/** Notifies the shop's other tabs that something has changed; what it is they read themselves. */
export function notifyTabs(news: TabMessage): void {
  open()?.postMessage(news);
}

/** Calls `listener` with the messages of other tabs; the answer ends it. */
export function listenToTabs(listener: (news: TabMessage) => void): () => void {
  const onMessage = ({ data }: MessageEvent<unknown>) => {
    if (data === 'session' || data === 'cart' || data === 'wishlist') listener(data);
  };
  const opened = open();
  opened?.addEventListener('message', onMessage);
  return () => opened?.removeEventListener('message', onMessage);
}
