import { z } from 'zod';

/**
 * Answers are read tolerantly (ADR-0091): where an answer names one of a few values, an API may name one more. Schemas of
 * answers use these three; schemas of requests name their values with `z.enum` and refuse any other.
 */

/** A value that this contract does not know. The empty intersection keeps the known ones in an editor's list. */
export type OtherValue = string & Record<never, never>;

type Values = string | number;
/** An enumeration as requests have it. */
interface Enumeration<K extends Values> {
  readonly options: readonly K[];
}

const knownValues = new WeakMap<z.ZodType, readonly Values[]>();
let isStrict = false;

/** The values that an open schema knows, for the OpenAPI document; undefined for any other schema. */
export function knownValuesOf(schema: z.ZodType): readonly Values[] | undefined {
  return knownValues.get(schema);
}

/** Parses an answer that may hold nothing but what the contract knows: the reference API is held against it. */
export function parseKnown<S extends z.ZodType>(schema: S, answer: unknown): z.output<S> {
  isStrict = true;
  try {
    return schema.parse(answer);
  } finally {
    isStrict = false;
  }
}

/** The same, answering what is wrong: files are held against what is known, so that nothing in them is lost unsaid. */
export function safeParseKnown<S extends z.ZodType>(schema: S, value: unknown): z.ZodSafeParseResult<z.output<S>> {
  isStrict = true;
  try {
    return schema.safeParse(value);
  } finally {
    isStrict = false;
  }
}

function isAllowed<K extends Values>(known: readonly K[]) {
  return (value: Values) => !isStrict || known.some((own) => own === value);
}

/** One of the known values, or another text: who reads it has to say what becomes of one that it does not know. */
export function open<K extends string>({ options }: Enumeration<K>): z.ZodType<K | OtherValue, K | OtherValue> {
  const schema = z.string().refine(isAllowed(options), { error: 'unknown' });
  knownValues.set(schema, options);
  return schema as unknown as z.ZodType<K | OtherValue, K | OtherValue>;
}

/** One of the known values; any other is read as `otherwise`, where a neutral one loses nothing. */
export function openOr<K extends Values>({ options }: Enumeration<K>, otherwise: NoInfer<K>): z.ZodType<K, K> {
  const known = (value: Values) => options.find((own) => own === value) ?? otherwise;
  const schema =
    typeof otherwise === 'number'
      ? z
          .number()
          .refine(isAllowed(options), { error: 'unknown' })
          .overwrite((value) => known(value) as number)
      : z
          .string()
          .refine(isAllowed(options), { error: 'unknown' })
          .overwrite((value) => known(value) as string);
  knownValues.set(schema, options);
  return schema as unknown as z.ZodType<K, K>;
}

/** What an object of a kind that the contract does not know is read as, whatever else stands in it. */
export interface UnknownKind {
  type: 'unknown';
}

/** Objects told apart by their `type`; one of another type is read as `{ type: 'unknown' }`. */
export function openUnion<
  const Options extends readonly [
    z.ZodObject<{ type: z.ZodLiteral<string> }>,
    ...z.ZodObject<{ type: z.ZodLiteral<string> }>[],
  ],
>(options: Options): z.ZodType<z.output<Options[number]> | UnknownKind, z.input<Options[number]> | UnknownKind> {
  const types = options.map((option) => option.shape.type.value);
  const other = z.object({
    type: z
      .string()
      .refine((type) => !isStrict && !types.includes(type), { error: 'unknown' })
      .overwrite(() => 'unknown'),
  });
  return z.union([z.discriminatedUnion('type', options), other]) as unknown as z.ZodType<
    z.output<Options[number]> | UnknownKind,
    z.input<Options[number]> | UnknownKind
  >;
}
