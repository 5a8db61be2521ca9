import { fail, ok, type Result } from '#lib/result.ts';
import { isoDay } from '#server/integration/files/values/read-dia.ts';
import {
  type Campo,
  type CampoDia,
  type CampoNumero,
  type CampoTexto,
  type Layout,
  separatorOf,
  type Valor,
} from './layout.ts';

/** The text of a field, or the rest of a sentence that begins with its name. */
type Texto = Result<string, string>;

/** The value of a text, undefined for a blank one, or the rest of a sentence. */
type Lido = Result<Valor | undefined, string>;

/** Control characters end lines or fields of other systems; those of Latin-1 are none of its letters. */
const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}]/u;

function findForbidden(text: string, layout: Layout): string | undefined {
  const separator = separatorOf(layout);
  return Array.from(text).find(
    (char) =>
      CONTROL.test(char) ||
      char === separator ||
      (layout.codificacao === 'latin1' && (char.codePointAt(0) ?? 0) > 0xff) ||
      !char.isWellFormed(),
  );
}

/** A free text without characters that the file cannot hold, cut to its length. */
function freeText(text: string, { tamanho }: CampoTexto, layout: Layout): string {
  const plain = Array.from(text.normalize('NFC'), (char) => {
    if (findForbidden(char, layout) === undefined) return char;
    return CONTROL.test(char) || char === separatorOf(layout) ? ' ' : '?';
  });
  return plain.join('').trim().slice(0, tamanho).trimEnd().toWellFormed();
}

function writeTexto(value: Valor, campo: CampoTexto, layout: Layout): Texto {
  if (typeof value !== 'string') return fail('deve ser um texto');
  const text = campo.livre === true ? freeText(value, campo, layout) : value.normalize('NFC').trim();
  if (text.length > campo.tamanho) return fail(`tem ${text.length} caracteres, e cabem ${campo.tamanho}`);
  const forbidden = findForbidden(text, layout);
  if (forbidden !== undefined)
    return fail(`tem o caractere ${JSON.stringify(forbidden)}, que o arquivo não pode ter`);
  if (text !== '' && campo.codigos !== undefined && !Object.hasOwn(campo.codigos, text))
    return fail(`tem o código "${text}", que o layout não tem`);
  return ok(layout.forma === 'fixa' ? text.padEnd(campo.tamanho) : text);
}

function writeNumero(value: Valor, { tamanho, decimais = 0 }: CampoNumero, { forma }: Layout): Texto {
  if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < 0)
    return fail('deve ser um número inteiro sem sinal');
  const digits = String(value);
  if (digits.length > tamanho) return fail(`tem ${digits.length} dígitos, e cabem ${tamanho}`);
  if (forma === 'fixa') return ok(digits.padStart(tamanho, '0'));
  if (decimais === 0) return ok(digits);
  const padded = digits.padStart(decimais + 1, '0');
  return ok(`${padded.slice(0, -decimais)},${padded.slice(-decimais)}`);
}

function writeDia(value: Valor, { ordem }: CampoDia): Texto {
  const [year = '', month = '', day = ''] = typeof value === 'string' ? value.split('-') : [];
  if (isoDay(year, month, day) !== value) return fail('deve ser um dia como 2026-12-31');
  return ok(ordem === 'ddmmaaaa' ? day + month + year : year + month + day);
}

function writeBlank({ tipo, tamanho }: Campo, { forma }: Layout): string {
  if (forma !== 'fixa') return '';
  return (tipo === 'D' ? '0' : ' ').repeat(tamanho);
}

/** Writes the value of a field as its text in a line. */
export function writeField(value: Valor | undefined, campo: Campo, layout: Layout): Texto {
  const isBlank = value === undefined || (typeof value === 'string' && value.trim() === '');
  if (isBlank) return campo.obrigatorio === true ? fail('é obrigatório') : ok(writeBlank(campo, layout));
  if (campo.tipo === 'N') return writeNumero(value, campo, layout);
  return campo.tipo === 'D' ? writeDia(value, campo) : writeTexto(value, campo, layout);
}

function readTexto(text: string, { codigos, fixo }: CampoTexto): Lido {
  if (fixo !== undefined && text !== fixo) return fail(`tem "${text}", e devia ter "${fixo}"`);
  if (codigos !== undefined && !Object.hasOwn(codigos, text))
    return fail(`tem o código "${text}", que o layout não tem`);
  return ok(text);
}

function readNumero(text: string, { decimais = 0 }: CampoNumero, { forma }: Layout): Lido {
  const wrong = fail(`tem "${text}", que não é um número${forma === 'fixa' ? ' preenchido com zeros' : ''}`);
  const [, whole = '', decimals = ''] = /^(\d+)(?:,(\d+))?$/.exec(text) ?? [];
  if (whole === '' || decimals.length > (forma === 'fixa' ? 0 : decimais)) return wrong;
  const value = Number(forma === 'fixa' ? whole : whole + decimals.padEnd(decimais, '0'));
  return Number.isSafeInteger(value) ? ok(value) : wrong;
}

function readDia(text: string, { ordem }: CampoDia): Lido {
  if (/^0+$/.test(text)) return ok(undefined);
  const [year, month, day] =
    ordem === 'ddmmaaaa'
      ? [text.slice(4), text.slice(2, 4), text.slice(0, 2)]
      : [text.slice(0, 4), text.slice(4, 6), text.slice(6)];
  const dia = isoDay(year, month, day);
  return dia === undefined ? fail(`tem "${text}", que não é um dia em ${ordem}`) : ok(dia);
}

/** Reads the value of a field from its text in a line. */
export function readField(text: string, campo: Campo, layout: Layout): Lido {
  const trimmed = text.trim();
  if (layout.forma === 'fixa' && campo.tipo === 'N' && trimmed !== '' && trimmed.length < campo.tamanho)
    return fail(`tem "${text}", que não é um número preenchido com zeros`);
  if (trimmed.length > campo.tamanho + (campo.tipo === 'N' && layout.forma !== 'fixa' ? 1 : 0))
    return fail(`tem ${trimmed.length} caracteres, e cabem ${campo.tamanho}`);
  const read = trimmed === '' ? ok(undefined) : readFilled(trimmed, campo, layout);
  if (!read.ok || read.value !== undefined) return read;
  const isNeeded = campo.obrigatorio === true || (campo.tipo === 'A' && campo.fixo !== undefined);
  return isNeeded ? fail('está em branco e é obrigatório') : read;
}

function readFilled(text: string, campo: Campo, layout: Layout): Lido {
  if (campo.tipo === 'N') return readNumero(text, campo, layout);
  return campo.tipo === 'D' ? readDia(text, campo) : readTexto(text, campo);
}
