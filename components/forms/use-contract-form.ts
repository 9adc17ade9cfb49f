import { useRef, useState, type BaseSyntheticEvent } from 'react';
import { useForm, type DefaultValues, type FieldValues, type Path, type Resolver } from 'react-hook-form';
import type { z } from 'zod';
import { ApiError } from '#lib/api/errors.ts';
import { codeOfIssue, failureOf, type FormFailure } from '#lib/forms/codes.ts';

interface Options<Values extends FieldValues, Schema extends z.ZodType> {
  /** The contract's schema of what is sent. */
  schema: Schema;
  defaultValues: DefaultValues<Values>;
  /** What the fields come to on the wire, where it is not the fields themselves: '' → null, for instance. */
  toBody?: (values: Values) => z.input<Schema>;
  /** Sends what the schema let pass. What it throws is shown: errors of fields at their fields. */
  send: (body: z.output<Schema>, values: Values) => Promise<void>;
}

function resolverOf<Values extends FieldValues, Schema extends z.ZodType>(
  schema: Schema,
  toBody: (values: Values) => z.input<Schema>,
): Resolver<Values> {
  return (values) => {
    const body = toBody(values) as Record<string, unknown>;
    const parsed = schema.safeParse(body);
    if (parsed.success) return { values, errors: {} };
    const errors: Record<string, { type: string; message: string }> = {};
    for (const issue of parsed.error.issues) {
      const name = String(issue.path[0] ?? 'root');
      errors[name] ??= { type: issue.code ?? 'custom', message: codeOfIssue(issue, body[name]) };
    }
    return { values: {}, errors: errors as never };
  };
}

/**
 * A form of react-hook-form over a schema of the contract. Errors are codes, from the schema and from the API alike,
 * and the first wrong field gets the focus. One submit is on its way at a time (ACC-05).
 */
export function useContractForm<Values extends FieldValues, Schema extends z.ZodType>({
  schema,
  defaultValues,
  toBody = (values) => values as z.input<Schema>,
  send,
}: Options<Values, Schema>) {
  const form = useForm<Values>({
    defaultValues,
    resolver: resolverOf(schema, toBody),
    mode: 'onSubmit',
    reValidateMode: 'onChange',
  });
  const [failure, setFailure] = useState<FormFailure | null>(null);
  const [isSending, setSending] = useState(false);
  const isOnItsWay = useRef(false);

  const showErrors = (error: unknown, values: Values) => {
    const errors = error instanceof ApiError ? error.errors : {};
    const known = Object.keys(values).filter((name) => errors[name]?.[0]);
    for (const name of known) form.setError(name as Path<Values>, { type: 'server', message: errors[name]?.[0] ?? '' });
    if (known[0]) form.setFocus(known[0] as Path<Values>);
    else setFailure(failureOf(error));
  };
  const sendOnce = async (values: Values) => {
    if (isOnItsWay.current) return;
    isOnItsWay.current = true;
    setSending(true);
    setFailure(null);
    try {
      await send(schema.parse(toBody(values)), values);
    } catch (error) {
      showErrors(error, values);
    } finally {
      isOnItsWay.current = false;
      setSending(false);
    }
  };
  const submit = (event?: BaseSyntheticEvent) => form.handleSubmit(sendOnce, () => setFailure(null))(event);
  return { form, submit, failure, isSending, isChanged: form.formState.isDirty };
}
