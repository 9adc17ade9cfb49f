/**
 * A token, a request uuid or a user's hash: the API's own affair, such as a JWT, and read by nobody else. A cookie holds
 * no more than 4 096 characters. Without zod, for every page reads such values.
 */
export const opaquePattern = /^[\x21-\x7e]{1,4096}$/;
