import { loadMenu } from '#lib/menu/queries/load.ts';
import { withQueryCache } from '#lib/query/index.ts';
import { lazyIsland } from '#components/ui/lazy-island.tsx';
import { MegaSkeleton } from './mega-skeleton.tsx';
import type { useMegaPanel } from './use-mega-panel.ts';
import styles from './mega-menu.module.css';

const MegaPanel = lazyIsland(() => withQueryCache(import('./mega-panel.tsx')).then(({ MegaPanel: Panel }) => Panel), {
  Waiting: MegaSkeleton,
});

/** Someone nears a row of roots: what a panel of it needs comes ahead of it. */
export function onMenuIntent(): void {
  void loadMenu().catch(() => undefined);
  void MegaPanel.load().catch(() => undefined);
}

interface Props {
  id: number;
  /** The root for everyone in whose place a gender's root stands. */
  neutralId: number;
  panel: ReturnType<typeof useMegaPanel>;
}

/** The place of a panel below the row of its root. */
export function RootPanel({ id, neutralId, panel }: Props) {
  return (
    <div id={`panel-${id}`} className={styles.panel} data-switch={panel.isSwitch || undefined} onFocus={panel.hold}>
      <MegaPanel id={id} neutralId={neutralId} onClose={panel.close} />
    </div>
  );
}
