import type * as z from 'zod/mini';

type Issue = z.core.$ZodIssue;

/** The most signs of a wrong value that a sentence shows. */
const SHOWN = 40;

const TYPES: Readonly<Record<string, string>> = {
  string: 'tem de ser um texto',
  number: 'tem de ser um número',
  int: 'tem de ser um número inteiro',
  boolean: 'tem de ser true ou false',
  array: 'tem de ser uma lista',
  object: 'tem de ser um objeto',
};

const FORMATS: Readonly<Record<string, string>> = {
  date: 'tem de ser uma data como 2026-12-31',
  datetime: 'tem de ser um momento como 2026-11-20T14:03:00-03:00',
};

/** A bound of a text, a list or a number. */
function boundOf(origin: string, bound: number, isLeast: boolean, inclusive = true): string {
  if (origin === 'string')
    return isLeast ? `tem de ter ${bound} sinais ou mais` : `tem no máximo ${bound} sinais`;
  if (origin === 'array')
    return isLeast ? `tem de ter ${bound} ou mais itens` : `tem no máximo ${bound} itens`;
  if (Math.abs(bound) >= Number.MAX_SAFE_INTEGER) return 'é um número grande demais';
  if (!inclusive) return `tem de ser ${isLeast ? 'maior' : 'menor'} que ${bound}`;
  return isLeast ? `tem de ser ${bound} ou mais` : `tem de ser no máximo ${bound}`;
}

/** Says which values are allowed, undefined when the issue does not tell. A sentence of the schema itself begins with `tem `. */
function allowedOf(issue: Issue): string | undefined {
  if (issue.message.startsWith('tem ')) return issue.message;
  if (issue.code === 'invalid_type') return TYPES[issue.expected];
  if (issue.code === 'invalid_format') return FORMATS[issue.format];
  if (issue.code === 'too_small') return boundOf(issue.origin, Number(issue.minimum), true, issue.inclusive);
  if (issue.code === 'too_big') return boundOf(issue.origin, Number(issue.maximum), false, issue.inclusive);
  if (issue.code !== 'invalid_value') return;
  return `tem de ser um de: ${issue.values.filter((value) => value !== '').join(', ')}`;
}

/** Only names of a list, numbers, days and yes or no are shown: another text may hold personal data or a secret. */
function isShown(issue: Issue, value: unknown): boolean {
  if (issue.code === 'custom') return typeof value === 'number';
  if (issue.code === 'invalid_type') return ['number', 'int', 'boolean'].includes(issue.expected);
  if (issue.code === 'invalid_format') return issue.format in FORMATS;
  if (issue.code === 'too_small' || issue.code === 'too_big') return ['number', 'int'].includes(issue.origin);
  return issue.code === 'invalid_value';
}

const memberOf = (json: unknown, nome: PropertyKey): unknown =>
  typeof json === 'object' && json !== null ? Reflect.get(json, nome) : undefined;

/** Returns the reason, in Portuguese, for which a member of a line is refused. It names the allowed values. */
export function sentenceOf(issue: Issue, json: unknown): string {
  if (issue.code === 'unrecognized_keys') return `O campo ${issue.keys[0] ?? ''} não existe.`;
  if (issue.path.length === 0) return 'A linha não é um objeto.';
  const campo = `O campo ${issue.path.join('.')}`;
  const value = issue.path.reduce(memberOf, json);
  if (value === undefined) return `${campo} falta.`;
  if (value === null || (typeof value === 'string' && value.trim() === '')) return `${campo} está vazio.`;
  const sentence = `${campo} ${allowedOf(issue) ?? 'é inválido'}`;
  if (!isShown(issue, value) || !['string', 'number', 'boolean'].includes(typeof value))
    return `${sentence}.`;
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return `${sentence} (veio "${text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text}").`;
}
