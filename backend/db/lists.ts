/** Collects values under a key, in the order of the rows. */
export function listsBy<Row, Key, Value>(
  rows: readonly Row[],
  key: (row: Row) => Key,
  value: (row: Row) => Value,
): Map<Key, Value[]> {
  const lists = new Map<Key, Value[]>();
  for (const row of rows) {
    const list = lists.get(key(row));
    if (list) list.push(value(row));
    else lists.set(key(row), [value(row)]);
  }
  return lists;
}
