/** 0 unknown, 1 female, 2 male, 3 kinder (HDR-13). */
export type Gender = 0 | 1 | 2 | 3;
