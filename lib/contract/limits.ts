/** Sizes that both sides hold to. Anything above is refused with an error that names the field. */
export const limits = {
  /** Characters of a search query (SRCH-01). */
  query: 50,
  /** Filter value ids in one request. */
  filters: 100,
  /** Product ids in one `search-limited` call. */
  productIds: 50,
  /** Products side by side in a comparison (ADR-0120). */
  compared: 4,
  /** Pages that answer a query beside its products. */
  answers: 4,
  /** Deepest page of a result list. */
  page: 500,
  /** Products on a page of results. */
  pageSize: 48,
  /** Pieces of one option in a cart. */
  quantity: 99,
  /** Lines of one cart. */
  cartLines: 100,
  /** Vouchers of one cart. */
  cartVouchers: 5,
  /** Gift cards of one cart. */
  cartGiftCards: 5,
  /** Bytes of a request body. */
  body: 64 * 1024,
  /** Characters of a URL, path and query together. */
  url: 4096,
} as const;
