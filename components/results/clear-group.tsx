import { useTranslations } from 'next-intl';
import type { FilterGroupName } from '#lib/core/filters/groups.ts';
import { filters } from '#stores/filters.ts';
import { Button } from '#components/ui/button.tsx';
import styles from './filter-drawer.module.css';

interface Props {
  group: FilterGroupName;
  /** The group's heading, for whoever hears the button alone. */
  label: string;
  isEmpty: boolean;
}

/** Empties one group of the drawer. It stays where it is, blocked, so that neither focus nor layout move (PLP-05). */
export function ClearGroup({ group, label, isEmpty }: Props) {
  const t = useTranslations('filterDrawer');
  return (
    <Button
      variant="outline"
      className={styles.clear}
      isBlocked={isEmpty}
      aria-label={`${label}: ${t('clear')}`}
      onClick={() => filters.reset(group)}
    >
      {t('clear')}
    </Button>
  );
}
