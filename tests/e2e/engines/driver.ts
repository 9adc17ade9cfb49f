/** What the one script of a purchase needs of a browser. An expression is the text of a JavaScript expression. */
export interface Driver {
  /** Loads a page and resolves once it is loaded. */
  open(address: string): Promise<void>;
  /** The value of an expression in the page; null while another page is on its way. It has to be JSON. */
  read(expression: string): Promise<unknown>;
  /** Presses and lets go of the pointer's first button at a place of the window, in CSS pixels. */
  pressAt(x: number, y: number): Promise<void>;
  /** Types into what has the focus, key by key. */
  type(text: string): Promise<void>;
  /** Errors of the pages' scripts, as far as the engine tells of them. */
  errors(): readonly string[];
  /** Ends the browser, whatever state it is in. */
  close(): Promise<void>;
}

/** A browser that is not installed is named in the sentence; else it starts. */
export type Engine = { missing: string } | { start(): Promise<Driver> };
