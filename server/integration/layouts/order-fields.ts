import { dia, inteiro, preciso, texto } from './fields.ts';
import type { TipoRegistro } from './layout.ts';
import { MOTIVOS, RESPOSTAS } from './reasons.ts';

/** Fields that several layouts have in one form. */
export const idPrePedido = preciso(inteiro('idPrePedido', 12, "Maleta's number of the order"));
export const cpfCnpj = preciso(texto('cpfCnpj', 14, 'CNPJ or CPF of the customer, digits only'));
export const posicao = preciso(inteiro('posicao', 5, 'place of the line in the order, from 1'));
export const codBarras = texto('codBarras', 14, 'EAN or GTIN');
export const resposta = preciso(texto('resposta', 1, 'the answer', { codigos: RESPOSTAS }));
export const motivo = preciso(texto('motivo', 2, 'the reason', { codigos: MOTIVOS }));

/** The company's code of a product, in the length that a layout gives to codes. */
export const produto = (tamanho: number) =>
  preciso(texto('produto', tamanho, "the company's code of the product"));

/** The first fields of a file in the manner of SPED. */
export const abertura = [
  texto('versao', 3, 'version of the layout', { fixo: '001' }),
  preciso(dia('geradoEm', 'aaaammdd', 'day of the file')),
  texto('hora', 6, 'time of the file, hhmmss'),
];

/** The first record of a numbered file in the manner of SPED. */
export const aberturaNumerada: TipoRegistro = {
  nome: 'abertura',
  codigo: '0000',
  vezes: '1',
  campos: [...abertura, preciso(inteiro('arquivo', 12, 'number of the file, which rises'))],
};

/** The last field of a file in the manner of SPED. */
export const linhas = inteiro('linhas', 9, 'lines of the file, with this one', {
  total: { conta: 'linhas' },
});

/** How many items there are, of `what`, and the sum of their units in `campo`. */
export const totaisDosItens = (what: string, units: string, campo: string) => [
  inteiro('itens', 5, `items of the ${what}`, { total: { conta: { registro: 'item' } } }),
  inteiro('unidades', 12, `${units} units of all items`, { total: { soma: { registro: 'item', campo } } }),
];
