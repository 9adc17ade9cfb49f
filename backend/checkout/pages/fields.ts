import { contact } from '#lib/contract/market/contact.ts';
import { sentenceFor, type FieldName } from '../field-errors.ts';
import { html, type Fragment, type Html } from '../html.ts';
import type { OrderingTexts } from '../texts.ts';
import type { FieldErrors, FieldValues } from '../form.ts';

/** What the fields of a form show, and the words around them. */
export interface Filled {
  texts: OrderingTexts;
  values: FieldValues;
  errors: FieldErrors;
}

/** An input of one line. `max` is in characters. */
export interface TextField {
  name: FieldName;
  label: string;
  autocomplete: string;
  max: number;
  type?: 'text' | 'email' | 'tel';
  inputmode?: 'numeric';
  /** What stands behind the label in brackets. */
  aside?: string;
  /** Whether it has to be filled in wherever it stands. */
  isRequired?: boolean;
  /** May stay empty among others that may not, which its label says. */
  isOptional?: boolean;
  /** What its label says where the page asks for it after all, which a style decides (`order-form.css`). */
  neededAs?: 'required' | 'optional';
}

/** Postcodes of the market in a field. */
export const postcode: Pick<TextField, 'max' | 'inputmode'> = {
  max: contact.postcode.length,
  ...(contact.postcode.isNumeric ? { inputmode: 'numeric' } : {}),
};

/** The sentence of a wrong field, in the place where its `aria-describedby` points. */
export function fieldError(name: FieldName, errors: FieldErrors): Html | null {
  const sentence = errors[name];
  return sentence === undefined ? null : html`<p class="field-error" id="${name}-error">${sentence}</p>`;
}

/**
 * The same for an e-mail address that was missing, with the sentence for what is typed there since and is none: it is
 * read by browsers before the server sees it (`order-form.css`).
 */
function emailError(name: FieldName, { errors, texts }: Filled): Html | null {
  const missing = sentenceFor(name, 'missing', texts);
  if (errors[name] !== missing) return fieldError(name, errors);
  return html`<p class="field-error" id="${name}-error"><span class="when-empty">${missing}</span><span class="when-faulty">${sentenceFor(name, 'invalid', texts)}</span></p>`;
}

/** The attributes that tie a control to its error and hint. */
export function described(name: FieldName, errors: FieldErrors, hasHint = false): Html {
  const isWrong = errors[name] !== undefined;
  const ids = [isWrong && `${name}-error`, hasHint && `${name}-hint`].filter(Boolean).join(' ');
  return html`${ids && html` aria-describedby="${ids}"`}${isWrong && html` aria-invalid="true"`}`;
}

/**
 * A wrong field that is emptied is no right one to browsers then, which take its error away. Before it was sent nothing
 * is called wrong, and the form is checked by the server alone (`novalidate`).
 */
export function mustBeFilled(name: FieldName, errors: FieldErrors): Fragment {
  return errors[name] !== undefined && html` required`;
}

/** Fields that must be filled in bear no mark to the eye; who hears the form is told by each. */
const neededClasses = { required: 'hidden-text', optional: 'quiet' };

/** A labelled input that must be filled in. */
export function textField(field: TextField, filled: Filled): Html {
  const { values, errors, texts } = filled;
  const {
    name,
    label,
    autocomplete,
    max,
    type = 'text',
    inputmode,
    aside,
    isRequired = true,
    isOptional = false,
    neededAs,
  } = field;
  return html`<div class="field" data-field="${name.slice(name.lastIndexOf('.') + 1)}">
<label for="${name}">${label}${aside && html` <span class="quiet">(${aside})</span>`}${isOptional && html` <span class="quiet">${texts.common.optional}</span>`}${neededAs && html` <span class="needed ${neededClasses[neededAs]}">${texts.common[neededAs]}</span>`}</label>
${type === 'email' ? emailError(name, filled) : fieldError(name, errors)}
<input id="${name}" name="${name}" type="${type}" value="${values[name]}" maxlength="${max}"
 autocomplete="${autocomplete}"${[
   isRequired && html` aria-required="true"`,
   inputmode && html` inputmode="${inputmode}"`,
   type === 'email' && html` placeholder=" "`,
   !isOptional && mustBeFilled(name, errors),
   described(name, errors),
 ]}>
</div>`;
}

/** A value that goes along with a form unseen. */
export function hiddenInput(name: string, value: string): Html {
  return html`<input type="hidden" name="${name}" value="${value}">`;
}

/** An option of a select. */
export function option(value: string, text: string, chosen: string, attributes: Fragment = null): Html {
  return html`<option value="${value}"${attributes}${value === chosen && html` selected`}>${text}</option>`;
}

/** A choice of places; `prompt` is its first line, which chooses none, and `hint` stands below it. */
export interface SelectField {
  name: FieldName;
  label: string;
  prompt: string;
  options: Fragment;
  hint?: Html;
}

/** A labelled select. */
export function selectField({ name, label, prompt, options, hint }: SelectField, filled: Filled): Html {
  return html`<div class="field">
<label for="${name}">${label}</label>
${fieldError(name, filled.errors)}
<select id="${name}" name="${name}" autocomplete="off"${[described(name, filled.errors, hint !== undefined), mustBeFilled(name, filled.errors)]}>
${option('', prompt, filled.values[name])}${options}
</select>
${hint && html`<p class="hint" id="${name}-hint">${hint}</p>`}
</div>`;
}
