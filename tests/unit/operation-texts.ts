import { callables, endpoints } from '@domain/api.ts';
import type * as z from 'zod/mini';

/** The parts of a schema that an input is built by. */
interface Def {
  type: string;
  shape?: Record<string, z.ZodMiniType>;
  element?: z.ZodMiniType;
  innerType?: z.ZodMiniType;
  options?: z.ZodMiniType[];
  values?: unknown[];
}
const defOf = (schema: z.ZodMiniType) => schema._zod.def as unknown as Def;

interface TextField {
  path: string;
  /** What the text is held against; operations share many of these. */
  schema: z.ZodMiniType;
  /** An input with this text in the field, and in nothing else. */
  inputWith: (text: unknown) => unknown;
}

/** Every place of an input where a sender can put a text, whatever is expected there; of a list, its first place and all places. */
export function textFieldsOf(schema: z.ZodMiniType, path = ''): TextField[] {
  const { type, shape, element, innerType, options } = defOf(schema);
  if (innerType) return textFieldsOf(innerType, path);
  if (options) return options.flatMap((option) => textFieldsOf(option, path));
  if (type === 'array' && element) {
    const inside = textFieldsOf(element, `${path}[]`);
    return [
      ...inside.map((field) => ({ ...field, inputWith: (text: unknown) => [field.inputWith(text)] })),
      { path: `${path}[]*`, schema, inputWith: (text) => Array.from(String(text)) },
    ];
  }
  if (type !== 'object' || !shape) return [{ path, schema, inputWith: (text) => text }];
  const fields = Object.entries(shape);
  // they decide which of several shapes is meant
  const told = fields.flatMap(([name, field]) =>
    defOf(field).type === 'literal' ? [[name, defOf(field).values?.[0]]] : [],
  );
  return fields.flatMap(([name, field]) =>
    textFieldsOf(field, `${path}.${name}`).map((found) => ({
      ...found,
      inputWith: (text: unknown) => ({ ...Object.fromEntries(told), [name]: found.inputWith(text) }),
    })),
  );
}

const operations = Object.entries({ ...endpoints, ...callables }) as [string, { input: z.ZodMiniType }][];
/** Every field of every operation, once for each schema: nothing else of an input is there to be read. */
export const TEXT_FIELDS = [
  ...new Map(
    operations.flatMap(([name, { input }]) =>
      textFieldsOf(input).map((field) => [field.schema, { name, input, ...field }] as const),
    ),
  ).values(),
];
