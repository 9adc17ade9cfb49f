/** Headers that every call of this build carries beside those of all builds: none in the shop. */
export const callHeaders = (): Record<string, string> => ({});
