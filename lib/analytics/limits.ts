/** Items that one event names at most (GA4). */
export const mostItems = 200;
