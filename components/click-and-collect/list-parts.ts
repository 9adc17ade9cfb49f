/** What a list loads for "Ma átvehető" once the browser is idle, in one piece. */
export { ClickAndCollectChip } from './click-and-collect-chip.tsx';
export { ClickAndCollectSwitch } from './click-and-collect-switch.tsx';
export { DrawerSwitch } from './drawer-switch.tsx';
