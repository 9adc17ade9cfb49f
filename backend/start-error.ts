/** What keeps the API from starting, in a sentence for whoever started it. */
export class StartError extends Error {
  override name = 'StartError';
}
