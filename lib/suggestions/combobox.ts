/** The list of a combobox: whether it shows, and the row that the arrow keys stand on, −1 for the input. */
export interface ListState {
  isOpen: boolean;
  active: number;
}

export const closedList: ListState = { isOpen: false, active: -1 };

/** What a key comes to. */
export interface KeyEffect {
  state: ListState;
  /** True where the browser does nothing by itself. */
  isHandled: boolean;
  /** True where the text goes. */
  isCleared?: boolean;
}

/**
 * | key | from | to |
 * |---|---|---|
 * | ↓ | closed | open at the first row |
 * | ↓ | open | the next row; from the last one the input, from the input the first one |
 * | ↑ | closed | open at the last row |
 * | ↑ | open | the row before; from the first one the input, from the input the last one |
 * | Esc | open | closed |
 * | Esc | closed | the text is cleared |
 * | Home, End, ←, → | any | the caret moves in the text, no row is active |
 * | Tab | any | closed, and the focus goes on |
 * | anything else | any | unchanged |
 * (WAI-ARIA APG, combobox with list autocomplete)
 */
export function afterKey(key: string, state: ListState, count: number): KeyEffect {
  const moved = (active: number): KeyEffect => ({ state: { isOpen: true, active }, isHandled: true });
  const from = state.isOpen ? state.active : -1;
  switch (key) {
    case 'ArrowDown':
      return moved(from + 1 >= count ? -1 : from + 1);
    case 'ArrowUp':
      return moved(from < 0 ? count - 1 : from - 1);
    case 'Escape':
      return { state: closedList, isHandled: true, isCleared: !state.isOpen };
    case 'Home':
    case 'End':
    case 'ArrowLeft':
    case 'ArrowRight':
      return { state: { ...state, active: -1 }, isHandled: false };
    case 'Tab':
      return { state: closedList, isHandled: false };
    default:
      return { state, isHandled: false };
  }
}
