import { fail, ok, type Result } from '#lib/result.ts';
import type { Estilo } from './styles.ts';

/** A cell as its sheet stores it; `valor` is undefined without a stored value. */
export type Celula = {
  readonly tipo: string;
  readonly valor: string | undefined;
  readonly isFormula: boolean;
  readonly estilo: Estilo;
};

export type CellContext = { readonly textos: readonly string[]; readonly is1904: boolean };

const DAY_MS = 86_400_000;
/** 31 December 9999, the last day of Excel. */
const LAST_DAY = 2_958_465;

/** The day of a serial number. Excel counts a 29 February 1900 that never was, so day 61 is 1 March. */
function dayText(serial: number, is1904: boolean): Result<string, string> {
  const days = Math.floor(serial);
  if (days < 1 || days > LAST_DAY) return fail('não é um dia');
  const epoch = is1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, days < 60 ? 31 : 30);
  return ok(new Date(epoch + days * DAY_MS).toISOString().slice(0, 10));
}

/**
 * A number with a decimal comma and without an exponent; its 16th digit and later ones are noise of the computation.
 * Three decimals get a fourth, so that the comma cannot be read as one of thousands.
 */
function numberText(value: number): string {
  const clean = Number(value.toPrecision(15));
  const plain = Math.abs(clean) < 1e-6 ? clean.toFixed(15).replace(/\.?0+$/, '') : String(clean);
  const [whole = '', decimals] = plain.split('.');
  if (decimals === undefined) return whole === '-0' ? '0' : whole;
  return `${whole},${decimals.length === 3 ? `${decimals}0` : decimals}`;
}

function formatted(value: number, estilo: Estilo, is1904: boolean): Result<string, string> {
  if (estilo.tipo === 'dia') return dayText(value, is1904);
  if (Math.abs(value) >= 1e15)
    return fail(
      'tem um número de mais de 15 dígitos, e a planilha perdeu os últimos: formate a coluna como texto',
    );
  if (estilo.tipo === 'percentual') return ok(`${numberText(value * 100)}%`);
  const text = numberText(value);
  return ok(estilo.tipo === 'zeros' && /^\d+$/.test(text) ? text.padStart(estilo.largura, '0') : text);
}

/** Returns the text of a cell, or why it has none, as the rest of a sentence that begins with the cell. */
export function cellText(cell: Celula, { textos, is1904 }: CellContext): Result<string, string> {
  const { tipo, valor } = cell;
  if (cell.isFormula && (valor === undefined || (valor === '' && tipo !== 'str')))
    return fail('tem uma fórmula sem resultado: abra a planilha, salve-a e envie de novo');
  if (valor === undefined || valor === '') return ok('');
  if (tipo === 's') {
    const texto = textos[Number(valor)];
    return texto === undefined ? fail('aponta para um texto que a planilha não tem') : ok(texto);
  }
  if (tipo === 'e') return fail(`tem o erro ${valor}`);
  if (tipo === 'b') return ok(valor === '1' ? 'true' : 'false');
  if (tipo === 'd') return ok(valor.slice(0, 10));
  if (tipo !== 'n') return ok(valor);
  const value = Number(valor);
  return Number.isFinite(value)
    ? formatted(value, cell.estilo, is1904)
    : fail('tem um número que não pode ser lido');
}
