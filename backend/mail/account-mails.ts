import { greeting, text, type MailContent } from './mail.ts';

/** What every mail to a customer needs: whom it greets and where the shop is. */
export interface Addressee {
  firstName: string;
  /** Origin of the storefront. */
  shop: string;
}

/** Asks to confirm an e-mail address (double opt-in). `hash` is what the link proves. */
export function confirmEmailMail({ firstName, shop }: Addressee, hash: string): MailContent {
  return {
    subject: 'Erősítsd meg az e-mail-címed',
    parts: [
      greeting(firstName),
      text('Köszönjük, hogy regisztráltál. Egy lépés maradt: erősítsd meg, hogy ez a te e-mail-címed.'),
      { kind: 'link', label: 'E-mail-cím megerősítése', url: `${shop}/doi/thankyou/${hash}/` },
      text('A hivatkozás 7 napig érvényes. Ha nem te regisztráltál, nincs teendőd.'),
    ],
  };
}

/** Asks to confirm the newsletter, apart from the address. `farewell` is what the link that ends it proves. */
export function newsletterMail({ firstName, shop }: Addressee, hash: string, farewell: string): MailContent {
  const unsubscribeUrl = `${shop}/doi/thankyou/${farewell}/`;
  return {
    subject: 'Kéred a hírlevelünket?',
    unsubscribeUrl,
    parts: [
      greeting(firstName),
      text(
        'A regisztrációkor bejelölted, hogy szeretnél hírlevelet kapni az ajánlatainkról. Csak akkor küldjük, ha itt is megerősíted.',
      ),
      { kind: 'link', label: 'Kérem a hírlevelet', url: `${shop}/doi/thankyou/${hash}/` },
      text('A hivatkozás 7 napig érvényes. Ha nem kéred, nincs teendőd.'),
      text('A hozzájárulásodat később is bármikor, bejelentkezés nélkül visszavonhatod ezzel a hivatkozással:'),
      { kind: 'lines', lines: [`Leiratkozás a hírlevélről: ${unsubscribeUrl}`] },
    ],
  };
}

/** The way to a new password. */
export function resetPasswordMail({ firstName, shop }: Addressee, token: string, email: string): MailContent {
  const query = new URLSearchParams({ token, email });
  return {
    subject: 'Új jelszó beállítása',
    parts: [
      greeting(firstName),
      text('Új jelszót kértek a fiókodhoz. Itt állíthatod be:'),
      { kind: 'link', label: 'Új jelszó beállítása', url: `${shop}/reset-password/?${query}` },
      text(
        'A hivatkozás 30 percig érvényes, és egyszer használható. Ha nem te kérted, nincs teendőd: a jelszavad nem változott.',
      ),
    ],
  };
}

/** Notifies that the password was changed, so that a thief's change is noticed. */
export function passwordChangedMail({ firstName, shop }: Addressee): MailContent {
  return {
    subject: 'Megváltozott a jelszavad',
    parts: [
      greeting(firstName),
      text('A fiókod jelszava megváltozott, és a többi eszközödön kijelentkeztettünk.'),
      text('Ha nem te voltál, kérj azonnal új jelszót:'),
      { kind: 'link', label: 'Új jelszó kérése', url: `${shop}/forgot-password/` },
    ],
  };
}
