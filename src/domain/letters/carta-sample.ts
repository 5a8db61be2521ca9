import { CARTA_ABERTA, type CartaCorrecao, type CartaCorrecaoItem } from '#contract/letters/carta.ts';
import { descricaoCarta } from './situacao.ts';

type Over = Partial<CartaCorrecao> & { situacao?: number };

/** For tests: a correction letter of customer 101, open unless told. */
export const cartaSample = (
  idCartaCorrecao: number,
  { situacao = CARTA_ABERTA, ...over }: Over = {},
): CartaCorrecao => ({
  idCartaCorrecao,
  data: '2026-11-25T10:00:00-03:00',
  titulo: { idTitulo: 50_001, numDocumento: '310001', serieDocumento: '1' },
  cartaCorrecaoSituacao: { idCartaCorrecaoSituacao: situacao, descricao: descricaoCarta(situacao) },
  cliente: { pessoa: { idPessoa: 101, cpfCnpj: '12345678000195', nome: 'Farmácia Modelo' } },
  filial: { idPessoaFilial: 2, descricaoFilial: 'CD Sul' },
  quantidadeRegistros: 1,
  criadaPor: 'Ana Souza',
  ...over,
});

const item = (lote: string, unidades: number, nItem: number): CartaCorrecaoItem => ({
  produto: { idProduto: nItem, descProduto: `PRODUTO ${nItem}` },
  loteOrigem: { lote, quantidade: unidades },
  loteCorrigido: null,
  quantidadeCorrigida: null,
  itensImpostos: { valorUnitario: 100_000, valorTotal: unidades * 1000 },
  cartaCorrecao: { idCartaCorrecao: 7 },
  nItem,
});

/** For tests: an original lot of 10 units at R$ 10,00, and its corrected lots with their units. */
export function cartaItensSample(
  corrigidos: Readonly<Record<string, number>> = {},
  { lote = 'L1', unidades = 10, nItem = 1 } = {},
): CartaCorrecaoItem[] {
  const original = item(lote, unidades, nItem);
  const soma = Object.values(corrigidos).reduce((sum, one) => sum + one, 0);
  return [
    { ...original, quantidadeRestante: unidades - soma },
    ...Object.entries(corrigidos).map(([loteCorrigido, quantidade]) => ({
      ...original,
      loteCorrigido,
      quantidadeCorrigida: quantidade,
      itensImpostos: { valorUnitario: 100_000, valorTotal: quantidade * 1000 },
    })),
  ];
}
