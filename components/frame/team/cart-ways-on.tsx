/** A team's shop has no sports to lead to: its cart leads back to the team. */
export function CartWaysOn() {
  return null;
}
