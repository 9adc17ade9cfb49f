/** Who asked for the newsletter without an account (ADR-0160). Conventions as in `schema.ts`. */
export interface NewsletterTables {
  newsletter_subscriber: {
    /** In lower case. */
    email: string;
    /** What the links of its mails carry; it confirms and ends this subscription, and opens nothing else. */
    token: string;
    /** Language in which it was asked for. */
    lang: string;
    asked_at: string;
    /** When the last mail that asks to confirm was written. */
    mailed_at: string | null;
    /** Null until the link of that mail was followed. */
    confirmed_at: string | null;
  };
}
