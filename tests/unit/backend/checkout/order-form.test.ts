import { describe, expect, it } from 'vitest';
import { filledIn, type CheckoutUnderTest } from './checkout-under-test.ts';
import { checkoutOfEachTest } from './each-test.ts';

const { shop } = checkoutOfEachTest();
const submit: CheckoutUnderTest['submit'] = (...given) => shop.current.submit(...given);

/** The field of a form as it is written, from its opening tag to its closing one. */
function control(text: string, id: string): string {
  return new RegExp(`<(?:input|select)[^>]* id="${id}"[^>]*>|<(?:input|select) id="${id}"[^>]*>`).exec(text)?.[0] ?? '';
}

describe('a field that came back wrong', () => {
  it('[CART-08] is wrong still where it is emptied, as browsers see it before it is sent, and no other is', async () => {
    const { text } = await submit({ ...filledIn, 'contact.phone': '12', acceptTerms: '' });
    expect(control(text, 'contact.phone')).toMatch(/ required\b/);
    expect(control(text, 'acceptTerms')).toMatch(/ required\b/);
    expect(control(text, 'contact.lastName')).not.toMatch(/ required\b/);
    const store = await submit({ ...filledIn, 'delivery.type': 'click_and_collect' });
    expect(control(store.text, 'delivery.store')).toMatch(/ required\b/);
  });

  it('[CART-08] may be emptied where it need not be filled in', async () => {
    const { text } = await submit({ ...filledIn, 'billing.taxNumber': '12' });
    expect(control(text, 'billing.taxNumber')).toMatch(/aria-invalid="true"/);
    expect(control(text, 'billing.taxNumber')).not.toMatch(/ required\b/);
  });

  it('[CART-08] tells a faulty e-mail address from a missing one, of what is typed since as well', async () => {
    const faulty = await submit({ ...filledIn, 'contact.email': 'kovacs.reka@' });
    expect(faulty.text).toContain('id="contact.email-error">Ez az e-mail-cím nem teljes.');
    expect(faulty.text).not.toContain('Add meg az e-mail-címed.');
    const missing = await submit({ ...filledIn, 'contact.email': '' });
    expect(missing.text).toMatch(
      /id="contact.email-error"><span class="when-empty">Add meg az e-mail-címed.<\/span><span class="when-faulty">Ez az e-mail-cím nem teljes./,
    );
  });
});

describe('the billing address', () => {
  it('[PAY-02] has a heading where a card needs it, and its fields say to who hears them what must be filled in', async () => {
    const { text } = await shop.current.ask('/checkout/');
    const billing = /<details class="fold billing">[^]*?<\/details>/.exec(text)?.[0] ?? '';
    expect(billing).toContain('<summary>Számlát más névre vagy címre kérek, például cégnek</summary>');
    expect(billing).toContain('<h3 class="needed">Számlázási cím a bankkártyás fizetéshez (kötelező)</h3>');
    const label = (name: string) => new RegExp(`<label for="billing.${name}">(.*?)</label>`).exec(billing)?.[1];
    for (const name of ['address.postal', 'address.city', 'address.street', 'address.streetNo'])
      expect(label(name)).toMatch(/ <span class="needed hidden-text">\(kötelező\)<\/span>$/);
    expect(label('name')).toMatch(/ <span class="needed quiet">\(nem kötelező\)<\/span>$/);
    expect(label('taxNumber')).not.toContain('needed');
  });

  it('[PAY-02] calls no name of the invoice missing that would be the own one, which is missing', async () => {
    const card = { 'delivery.type': 'pick_up_points', 'delivery.point': 'pont-1', payment: 'card' };
    const { text } = await submit({ ...filledIn, ...card, 'contact.lastName': '', 'contact.firstName': '' });
    expect(text).toContain('id="contact.lastName-error"');
    expect(text).toContain('id="billing.address.city-error"');
    expect(text).not.toContain('id="billing.name-error"');
  });
});
