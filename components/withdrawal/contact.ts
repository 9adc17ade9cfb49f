import { createContext } from 'react';

/** Where a consumer reaches the company, and sends goods back to. */
export interface Contact {
  email: string;
  /** Its postal address in one line. */
  address: string;
}

/** The contact that the page names: scripts know no company (ADR-0136). */
export const ContactContext = createContext<Contact>({ email: '', address: '' });
