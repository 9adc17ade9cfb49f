import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { MenuItem } from '#lib/contract/menu.ts';
import { menuQuery } from '#lib/menu/queries.ts';

/** The whole menu as far as it was read, and how to read it again. */
export interface Tree {
  menu: MenuItem[] | undefined;
  isError: boolean;
  read: () => void;
}

/** Reads the menu below its roots, which stand in the page. */
export function MenuTree({ onRead }: { onRead: (tree: Tree) => void }) {
  const { data: menu, isError, refetch } = useQuery(menuQuery);
  useEffect(() => onRead({ menu, isError, read: () => void refetch() }), [menu, isError, refetch, onRead]);
  return null;
}
