import { isDay } from '#lib/business-day.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import type { ParametroConhecido, TipoDeParametro } from './parametros-conhecidos.ts';

const SIM = ['true', 'sim', 's', '1'];
const NAO = ['false', 'não', 'nao', 'n', '0'];
const VERSAO = /^(\d{1,6}\.\d{1,6}\.\d{1,6})?$/;

const partes = (texto: string): string[] => [
  ...new Set(
    texto
      .split(/[,;|\s]+/)
      .map((parte) => parte.trim().toLowerCase())
      .filter((parte) => parte !== ''),
  ),
];

/** A number with a point or a comma and at most so many decimals, in one form; undefined for another text. */
function numero(texto: string, decimais: number, [minimo, maximo]: readonly [number, number]) {
  const plain = texto.trim().replace(',', '.');
  if (!/^\d{1,12}(\.\d+)?$/.test(plain)) return undefined;
  const value = Number(plain);
  if (Number(value.toFixed(decimais)) !== value) return undefined;
  return value >= minimo && value <= maximo ? String(value) : undefined;
}

const intervalo = ({ minimo, maximo }: { minimo: number; maximo: number }) => `de ${minimo} a ${maximo}`;

/** The form of a value that is stored, or what it must be. */
function valorDe(tipo: TipoDeParametro, texto: string): Result<string, string> {
  const or = (value: string | undefined, must: string) => (value === undefined ? fail(must) : ok(value));
  switch (tipo.tipo) {
    case 'texto':
      return texto.length <= tipo.maximo
        ? ok(texto.trim())
        : fail(`um texto de até ${tipo.maximo} caracteres`);
    case 'booleano': {
      const plain = texto.trim().toLowerCase();
      return or(SIM.includes(plain) ? 'true' : NAO.includes(plain) ? 'false' : undefined, 'sim ou não');
    }
    case 'inteiro':
      return or(
        numero(texto, 0, [tipo.minimo, tipo.maximo]),
        `um número inteiro ${intervalo(tipo)} (${tipo.unidade})`,
      );
    case 'percentual':
      return or(
        numero(texto, 2, [tipo.minimo, tipo.maximo]),
        `um percentual ${intervalo(tipo)}, com até duas casas`,
      );
    case 'reais':
      return or(
        numero(texto, 2, [tipo.minimo, tipo.maximo]),
        `um valor em reais ${intervalo(tipo)}, com até duas casas`,
      );
    case 'opcoes': {
      const pedidas = partes(texto);
      const isKnown = pedidas.length > 0 && pedidas.every((opcao) => tipo.opcoes.includes(opcao));
      const emOrdem = tipo.opcoes.filter((opcao) => pedidas.includes(opcao)).join(',');
      return or(isKnown ? emOrdem : undefined, `uma lista de ${tipo.opcoes.join(', ')}`);
    }
    case 'dias': {
      const dias = partes(texto);
      return or(
        dias.every(isDay) ? dias.toSorted().join(',') : undefined,
        'uma lista de dias como 2026-12-24, separados por vírgula',
      );
    }
    case 'hotsite':
      return or(texto.trim() === '' ? undefined : texto.trim(), 'o código de um hotsite');
    case 'tema':
      return or(texto.trim() === '' ? undefined : texto.trim(), 'o código de um tema');
    case 'versao':
      return or(VERSAO.test(texto.trim()) ? texto.trim() : undefined, 'uma versão como 1.2.0');
  }
}

/** Reads a parameter's value: the form that is stored, or why it is refused. */
export function lerValor(parametro: ParametroConhecido, texto: string): Result<string, string> {
  const read = valorDe(parametro, texto);
  return read.ok ? read : fail(`O parâmetro ${parametro.chave} deve ser ${read.error}.`);
}
