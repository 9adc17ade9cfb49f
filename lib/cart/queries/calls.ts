export const loadCartCalls = () => Promise.all([import('#lib/session/call-api.ts'), import('#variant/calls.ts')]);
