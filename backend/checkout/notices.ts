import type { IncomingHttpHeaders } from 'node:http';
import { call } from '#lib/api/call.ts';
import { ApiError } from '#lib/api/errors.ts';
import { noticeTokenSchema, stockNoticeEndpoints, type NoticeOutcome } from '#lib/contract/stock-notice.ts';
import { emailSchema } from '#lib/contract/auth.ts';
import { noticeProblem, type NoticeProblem } from '#lib/notices/index.ts';
import { pageAnswer, type Answer } from './answer.ts';
import type { CheckoutParts } from './checkout.ts';
import { noticeFormPage, noticePath, noticeSaid, noticeUnreachable } from './pages/notices.ts';
import { isRefusal } from './quote.ts';
import { checkSender } from './request.ts';
import { transportOf } from './shop-api.ts';

export { noticePath };

const guest = { token: null, requestUuid: null };
const emailErrors = {
  required: 'Add meg az e-mail-címed.',
  format: 'Ez az e-mail-cím nem teljes. Így írd: nev@pelda.hu',
  too_many: 'Erre a címre ma már túl sok levelet kértek. Próbáld újra holnap, vagy adj meg másik címet.',
} as const;

/** What is said of a notice that was not taken, the address aside. */
function refusalText(problem: NoticeProblem): string {
  if (problem.code === 'inStock') return 'Közben újra kapható! Menj vissza a termék oldalára, és teheted is a kosárba.';
  if (problem.code === 'notSold') return 'Ezt a színt és méretet már nem áruljuk, ezért nem tudunk szólni róla.';
  if (problem.code === 'max') return `Már ${problem.limit} értesítésre vársz, többet nem kérhetsz.`;
  if (problem.code === 'wait') return 'Túl sok próbálkozás volt. Várj egy kicsit, és próbáld újra.';
  return 'Ezt a kérést nem tudtuk teljesíteni. Kezdd újra a termék oldaláról.';
}

interface Said {
  title: string;
  text: string;
}

const outcomes = {
  requested: {
    title: 'Nézd meg a leveleidet',
    text:
      'Levelet küldünk a címedre. Az értesítést a benne lévő hivatkozással kapcsolod be. Ha egyszer már ' +
      'megerősítetted, nincs más teendőd. Nem találod? Nézd meg a levélszemét között is.',
  },
  confirmed: { title: 'Köszönjük, szólunk', text: 'Amint újra kapható, egy levélben megírjuk.' },
  ended: { title: 'Lezártuk az értesítést', text: 'Erről a termékről nem írunk többet.' },
  sent: {
    title: 'Nincs mit lezárni',
    text: 'Ezt az értesítést már elküldtük, és erről a termékről többet nem írunk.',
  },
} as const satisfies Record<string, Said>;

const wrongLinks = {
  confirm: {
    title: 'Ez a hivatkozás már nem jó',
    text: 'Lejárt, már felhasználtad, vagy nem teljes. Kérj új levelet a termék oldalán.',
  },
  end: {
    title: 'Ehhez a hivatkozáshoz nem tartozik értesítés',
    text: 'Már lezártuk és töröltük, vagy a hivatkozás nem teljes.',
  },
} as const satisfies Record<string, Said>;

/** Whether the API said why it did not do it, too many tries among it. */
function isAnswer(error: unknown): error is ApiError {
  return isRefusal(error) || (error instanceof ApiError && error.status === 429);
}

/** Asking for a notice, and what its mails lead to, for who has no script: a form of the storefront each. */
export class NoticePages {
  readonly #parts: CheckoutParts;

  constructor(parts: CheckoutParts) {
    this.#parts = parts;
  }

  /** Does what a form asks. Throws a Refusal for one that asks for a notice from a page of others. */
  async submit(headers: IncomingHttpHeaders, form: URLSearchParams): Promise<Answer> {
    const { settings } = this.#parts;
    const act = form.get('act');
    try {
      if (act === 'confirm' || act === 'end') return await this.#link(act, form);
      checkSender(headers, settings.CHECKOUT_HOST, settings.STOREFRONT_HOST);
      return await this.#ask(form);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.#parts.log({ level: 'warn', message: error.message });
      return pageAnswer(noticeUnreachable(form), settings, { 'retry-after': '10' });
    }
  }

  #said(status: number, { title, text }: Said): Answer {
    const { settings } = this.#parts;
    return pageAnswer(noticeSaid(status, title, text, settings), settings);
  }

  async #ask(form: URLSearchParams): Promise<Answer> {
    const { settings } = this.#parts;
    const productOption = /^\d{1,9}$/.test(form.get('productOption') ?? '') ? Number(form.get('productOption')) : 0;
    const typed = form.get('email') ?? '';
    const email = emailSchema.safeParse(typed);
    if (!email.success) {
      const error = typed.trim() === '' ? emailErrors.required : emailErrors.format;
      return pageAnswer(noticeFormPage(productOption, typed, error), settings);
    }
    try {
      // As a guest, whoever it is: what goes out goes to the address that was typed.
      const body = { productOption, email: email.data };
      await call(stockNoticeEndpoints.ask, transportOf(settings, guest), { body });
      return this.#said(200, outcomes.requested);
    } catch (error) {
      if (!isAnswer(error)) throw error;
      const problem = noticeProblem(error);
      if (problem.code !== 'email')
        return this.#said(error.status ?? 422, { title: 'Ez most nem sikerült', text: refusalText(problem) });
      return pageAnswer(noticeFormPage(productOption, typed, emailErrors[problem.problem]), settings);
    }
  }

  async #link(act: 'confirm' | 'end', form: URLSearchParams): Promise<Answer> {
    const { settings } = this.#parts;
    const wrong = wrongLinks[act];
    const token = noticeTokenSchema.safeParse(form.get('token'));
    if (!token.success) return this.#said(404, wrong);
    try {
      const body = { token: token.data };
      const { state }: NoticeOutcome = await call(stockNoticeEndpoints[act], transportOf(settings, guest), { body });
      if (state === 'confirmed') return this.#said(200, outcomes.confirmed);
      return this.#said(200, state === 'sent' ? outcomes.sent : outcomes.ended);
    } catch (error) {
      if (!isAnswer(error)) throw error;
      if (error.status === 404) return this.#said(404, wrong);
      return this.#said(error.status ?? 422, {
        title: 'Ez most nem sikerült',
        text: refusalText(noticeProblem(error)),
      });
    }
  }
}
