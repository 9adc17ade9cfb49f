import { useMutation, useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useId, useRef, useState, type ReactNode, type RefObject } from 'react';
import { useAccount } from '#lib/account/queries.ts';
import { shopsQuery } from '#lib/click-and-collect/queries.ts';
import { settings } from '#lib/config/index.ts';
import { emailSchema } from '#lib/contract/auth.ts';
import type { NoticeAnswer } from '#lib/contract/stock-notice.ts';
import { localePath } from '#lib/core/locales.ts';
import { noticeProblem, type NoticeProblem } from '#lib/notices/index.ts';
import { variantPaths } from '#variant/paths.ts';
import { controlAttributes, LabelledField } from '#components/forms/labelled-field.tsx';
import { Button } from '#components/ui/button.tsx';
import { useVisitor } from '#stores/session.ts';
import forms from '#components/forms/forms.module.css';
import { catalogLanguage } from '#lib/contract/market/languages.ts';
import styles from './notices.module.css';

export interface NoticeFormProps {
  /** What can be asked for, the likeliest first. */
  options: { id: number; label: string }[];
  isOnlineOnly: boolean;
}

interface Wish {
  productOption: number;
  store: string | null;
  email: string | null;
}

const loadAsk = () => import('#lib/notices/actions.ts').then(({ askForNotice }) => askForNotice);

/** The state of asking: what was answered, or what is in the way. A wrong address never leaves the browser. */
function useAsking(field: RefObject<HTMLInputElement | null>) {
  const [problem, setProblem] = useState<NoticeProblem | null>(null);
  const { mutate, data, variables, isPending } = useMutation({
    mutationFn: async (wish: Wish) => (await loadAsk())(wish),
    onError: (error) => setProblem(noticeProblem(error)),
    networkMode: 'always',
  });
  useEffect(() => {
    if (problem?.code === 'email') field.current?.focus();
  }, [problem, field]);
  const ask = (wish: Wish, isGuest: boolean) => {
    if (isPending) return;
    const email = emailSchema.safeParse(wish.email);
    if (isGuest && !email.success) {
      setProblem({ code: 'email', problem: wish.email?.trim() ? 'format' : 'required' });
      return;
    }
    setProblem(null);
    mutate({ ...wish, email: isGuest ? (email.data ?? null) : null });
  };
  return { ask, problem, answer: data, sentTo: variables?.email ?? null, isPending, forget: () => setProblem(null) };
}

/** The sentence of what is in the way; null for what is said at the address. */
function useProblemText() {
  const t = useTranslations('noticeForm.failures');
  return (problem: NoticeProblem): string | null => {
    if (problem.code === 'email') return null;
    if (problem.code === 'max') return t('max', { limit: problem.limit });
    if (problem.code === 'wait') return t('wait', { minutes: Math.max(1, Math.ceil(problem.seconds / 60)) });
    return t(problem.code);
  };
}

/** Asks for one mail when sold-out goods are back: a guest for an address, a customer for the press alone. */
export function NoticeForm({ options, isOnlineOnly }: NoticeFormProps) {
  const t = useTranslations('noticeForm');
  const isCustomer = useVisitor() === 'customer';
  const { data: account } = useAccount();
  const [wish, setWish] = useState<Wish>({ productOption: options[0]?.id ?? 0, store: null, email: null });
  const heading = useRef<HTMLHeadingElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const { ask, problem, answer, sentTo, isPending, forget } = useAsking(field);
  const problemText = useProblemText();
  const id = useId();
  useEffect(() => heading.current?.focus(), [answer]);
  if (answer) return <Answered ref={heading} answer={answer} email={sentTo ?? account?.personal.email ?? ''} />;
  // Another size that is chosen in the page comes in by its options.
  const productOption = options.some((one) => one.id === wish.productOption) ? wish.productOption : options[0]?.id;
  const change = (changes: Partial<Wish>) => {
    setWish({ ...wish, ...changes });
    forget();
  };
  return (
    <section className={styles.notice} aria-labelledby={id}>
      <h2 id={id} ref={heading} tabIndex={-1}>
        {t('title')}
      </h2>
      <p className={forms.hint}>{t('lead')}</p>
      <form
        className={forms.form}
        method="dialog"
        noValidate
        aria-busy={isPending}
        onSubmit={(event) => {
          event.preventDefault();
          ask({ ...wish, productOption: productOption ?? 0 }, !isCustomer);
        }}
      >
        <div role="alert" className={forms.status}>
          {problem && problemText(problem) && <p>{problemText(problem)}</p>}
        </div>
        {options.length > 1 && (
          <Choice
            label={t('option')}
            value={productOption ?? 0}
            onChange={(one) => change({ productOption: Number(one) })}
          >
            {options.map((option) => (
              <option key={option.id} value={option.id} lang={catalogLanguage}>
                {option.label}
              </option>
            ))}
          </Choice>
        )}
        {settings.OMNICHANNEL && !isOnlineOnly && <Place chosen={wish.store} onChoose={(store) => change({ store })} />}
        {isCustomer ? (
          <p>{account ? t('toAccount', { email: account.personal.email }) : t('loading')}</p>
        ) : (
          <Email
            ref={field}
            typed={wish.email ?? ''}
            error={problem?.code === 'email' ? t(`errors.${problem.problem}`) : undefined}
            onType={(email) => change({ email })}
          />
        )}
        <div className={forms.actions}>
          <Button type="submit" isBlocked={isPending}>
            {t(isPending ? 'sending' : 'send')}
          </Button>
        </div>
        <Privacy />
      </form>
    </section>
  );
}

function Privacy() {
  const t = useTranslations('noticeForm');
  const locale = useLocale();
  return (
    <p className={forms.hint}>
      <a href={localePath(locale, variantPaths.privacy)}>{t('privacy')}</a>
    </p>
  );
}

function Choice({
  label,
  hint,
  value,
  onChange,
  children,
}: {
  label: string;
  hint?: string | undefined;
  value: string | number;
  onChange: (value: string) => void;
  children: ReactNode;
}) {
  const parts = { id: useId(), label, hint };
  return (
    <LabelledField {...parts}>
      <select
        {...controlAttributes(parts)}
        value={value}
        autoComplete="off"
        onChange={({ target }) => onChange(target.value)}
      >
        {children}
      </select>
    </LabelledField>
  );
}

/** Online or in any shop, or in one of those that hand over what was ordered. */
function Place({ chosen, onChoose }: { chosen: string | null; onChoose: (store: string | null) => void }) {
  const t = useTranslations('noticeForm');
  const { data: shops, isError, isFetching } = useQuery(shopsQuery);
  const waiting = isError && !isFetching ? t('shopsFailed') : t('shopsLoading');
  return (
    <Choice
      label={t('place')}
      hint={shops ? undefined : waiting}
      value={chosen ?? ''}
      onChange={(store) => onChoose(store || null)}
    >
      <option value="">{t('anywhere')}</option>
      {shops
        ?.filter(({ hasClickAndCollect }) => hasClickAndCollect)
        .map(({ sysname, title }) => (
          <option key={sysname} value={sysname} lang={catalogLanguage}>
            {title}
          </option>
        ))}
    </Choice>
  );
}

function Email({
  ref,
  typed,
  error,
  onType,
}: {
  ref: RefObject<HTMLInputElement | null>;
  typed: string;
  error: string | undefined;
  onType: (email: string) => void;
}) {
  const t = useTranslations('noticeForm');
  const parts = { id: useId(), label: t('email'), error };
  return (
    <LabelledField {...parts}>
      <input
        {...controlAttributes(parts)}
        ref={ref}
        type="email"
        name="email"
        value={typed}
        autoComplete="email"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={120}
        aria-required
        onChange={({ target }) => onType(target.value)}
      />
    </LabelledField>
  );
}

/** What has come of asking; it takes the focus that stood in the form. */
function Answered({
  ref,
  answer,
  email,
}: {
  ref: RefObject<HTMLHeadingElement | null>;
  answer: NoticeAnswer;
  email: string;
}) {
  const t = useTranslations('noticeForm');
  const locale = useLocale();
  const isCustomer = useVisitor() === 'customer';
  const isRequested = answer.state === 'requested';
  const asked = answer.wasAsked ? 'asked' : 'confirmed';
  return (
    <section className={styles.notice}>
      <h2 ref={ref} tabIndex={-1}>
        {t(isRequested ? 'requestedTitle' : `${asked}Title`)}
      </h2>
      <p>{isRequested ? t('requested', { email }) : t(asked)}</p>
      {isRequested && <p className={forms.hint}>{t('spam')}</p>}
      {isCustomer && (
        <p>
          <a href={localePath(locale, '/my-account/notices/')}>{t('list')}</a>
        </p>
      )}
    </section>
  );
}
