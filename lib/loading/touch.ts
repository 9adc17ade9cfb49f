/** Whether this is a screen for fingers alone, which have no hover by which they would show what they come near. */
export function isTouchScreen(): boolean {
  return typeof matchMedia === 'function' && matchMedia('(hover: none)').matches;
}
