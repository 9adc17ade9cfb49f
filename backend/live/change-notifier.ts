/** Notifies that there may be changes, sooner than asking every now and then would find out. */
export interface ChangeNotifier {
  /** Calls back at each change until the function that it answers is called. */
  onChange(callback: () => void): () => void;
}
