/** The content of a Pix code. `valor` in cents; `local` is the address of the charge without its scheme. */
export type PixCobranca = {
  local: string;
  valor: number;
  recebedor: string;
  cidade: string;
};

const GUI = 'br.gov.bcb.pix';
const MAX_NOME = 25;
const MAX_CIDADE = 15;

/**
 * Returns one field: its id, the length of its value in two digits, its value. Throws a RangeError above 99
 * characters.
 */
function field(id: string, value: string): string {
  if (value.length > 99) throw new RangeError(`field ${id} is longer than its length can say`);
  return `${id}${String(value.length).padStart(2, '0')}${value}`;
}

/**
 * Returns letters without accents, digits and a few signs, which every bank's reader accepts; at most `max`.
 */
const plain = (text: string, max: number): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9 .,&/-]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, max)
    .trim();

/**
 * Returns the CRC-16/CCITT-FALSE (polynomial 1021, start FFFF) of an ASCII text, as four upper-case hex
 * digits.
 */
export function crc16(text: string): string {
  let crc = 0xffff;
  for (const char of text) {
    crc ^= char.charCodeAt(0) << 8;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1) & 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}

const reais = (cents: number): string => `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;

/**
 * Returns the text behind a Pix QR code of one charge, to show or to copy (Banco Central, Manual de Padrões
 * para Iniciação do Pix: dynamic BR Code, EMV QRCPS merchant-presented). Throws a RangeError if the amount is
 * not a positive number of cents or a field does not fit.
 */
export function pixCodigo({ local, valor, recebedor, cidade }: PixCobranca): string {
  if (!Number.isSafeInteger(valor) || valor <= 0)
    throw new RangeError('a charge is of a positive number of cents');
  const body = [
    field('00', '01'),
    // Payable once.
    field('01', '12'),
    field('26', field('00', GUI) + field('25', local)),
    field('52', '0000'),
    field('53', '986'),
    field('54', reais(valor)),
    field('58', 'BR'),
    field('59', plain(recebedor, MAX_NOME)),
    field('60', plain(cidade, MAX_CIDADE)),
    // A dynamic code names its transaction at its address.
    field('62', field('05', '***')),
    '6304',
  ].join('');
  return body + crc16(body);
}
