import type { NotaFiscal } from '#contract/invoices/nota-fiscal.ts';

/** So many digits may be a part of an access key; fewer are in every key. */
const CHAVE_MINIMO = 8;

/** A typed search: the digits, or a value with its comma, '1234,5'; null for one that lets everything through. */
export type Alvo = string | null;

/** Reads a typed search: 'R$ 1.234,56' and '1234.56' are the value '1234,56', '310.136' is the number '310136'. */
export function toAlvo(texto: string): Alvo {
  if (texto.trim() === '') return null;
  const figuras = texto.replaceAll(/[^\d.,]/g, '');
  const valor = /^([\d.]+),(\d{0,2})$/.exec(figuras) ?? /^(\d+)\.(\d{1,2})$/.exec(figuras);
  if (valor) return `${(valor[1] ?? '').replaceAll('.', '')},${valor[2] ?? ''}`;
  return figuras.replaceAll(/\D/g, '');
}

/** Cents as a person types them: '1234,56'. */
const valorText = (cents: number): string => (cents / 100).toFixed(2).replace('.', ',');

/** True if the number, the order's number, the key or the value of an invoice is the one that was searched for. */
export function passaBusca(
  { numDocumento, idPrePedido, chaveAcesso, valorTotalNota }: NotaFiscal,
  alvo: Alvo,
): boolean {
  if (alvo === null) return true;
  if (alvo === '') return false;
  const valor = valorTotalNota === undefined ? '' : valorText(valorTotalNota);
  if (alvo.includes(',')) return valor.startsWith(alvo);
  return (
    numDocumento.includes(alvo) ||
    String(idPrePedido ?? '').includes(alvo) ||
    valor.startsWith(`${alvo},`) ||
    (alvo.length >= CHAVE_MINIMO && chaveAcesso.includes(alvo))
  );
}
