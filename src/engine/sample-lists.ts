import type { CashbackItem } from '#contract/catalogue/cashback.ts';
import type { Selo } from '#contract/catalogue/selo.ts';
import type { CatalogoCabecalho } from '#contract/catalogue/sincronizacao.ts';
import type { Sample } from './sample-index.ts';

const oneMaker: CatalogoCabecalho = {
  geracao: 'g1',
  cursor: '1',
  total: 0,
  segmentos: 1,
  fabricantes: [[1, 'ACHÉ LABORATÓRIOS']],
  marcas: [[1, 'Aché Genéricos', 1]],
  linhas: [[1, 'Genéricos']],
  categorias: [[1, 'Dor']],
  subCategorias: [[1, 'Analgésicos', 1]],
};

/** Lists for tests of words. */
export const ONE_MAKER: Sample = { header: oneMaker, faixa: [10, 250] };

const selo = (idSelo: number, rotulo: string, Prioridade: number): Selo => ({
  idSelo,
  rotulo,
  icone: 'estrela',
  idBibliotecaIconeLayout: 1,
  previaUrl: null,
  tipoDescontoPorVolume: false,
  Prioridade,
  detalhes: '',
  idTemaPersonalizado: null,
});

/** The cashback of entry 5 of `MANY_LISTS`. */
export const CASHBACK: CashbackItem = {
  valorCashbackItem: 1000,
  utilizarLimitadorQuantidade: false,
  quantidadeLimite: null,
  utilizarLimitadorValor: false,
  valorLimite: null,
};

const manyLists: CatalogoCabecalho = {
  geracao: 'g1',
  cursor: '1',
  total: 0,
  segmentos: 1,
  fabricantes: [
    [1, 'Zodiac'],
    [2, 'Ômega'],
    [3, 'Aché'],
  ],
  marcas: [
    [1, 'Marca um', 1],
    [2, 'Marca dois', 2],
    [70_000, 'Marca longe', 3],
  ],
  linhas: [
    [1, 'Genéricos'],
    [2, 'Similares'],
  ],
  categorias: [
    [1, 'Dor'],
    [2, 'Coração'],
  ],
  subCategorias: [
    [1, 'Analgésicos', 1],
    [2, 'Antitérmicos', 1],
    [3, 'Anti-hipertensivos', 2],
  ],
  selos: [selo(7, 'Oferta', 20), selo(8, 'Ácido em alta', 10), selo(9, 'Lançamento', 30)],
  cashbacks: [[5, CASHBACK]],
  listas: [
    [1, 'Inverno', [1, 3, 5, 999]],
    [2, 'Vazia', []],
  ],
};

/** Lists for tests of filters. */
export const MANY_LISTS: Sample = { header: manyLists, faixa: [1, 5000] };
