import { SINAL_CONTROLADO, SINAL_HOSPITALAR, SINAL_REFRIGERADO } from '#contract/catalogue/sinais.ts';
import { descontosOf, estoqueOf, faixasOf } from './comercial.ts';
import { hashOf } from './hash.ts';
import type { ProdutoDerivado } from './produtos.ts';

/** Everyday products of a pharmacy: they lead the best sellers. */
const DO_DIA_A_DIA =
  /DIPIRONA|PARACETAMOL|IBUPROFENO|LOSARTANA|METFORMINA|OMEPRAZOL|SINVASTATINA|AMOXICILINA|LORATADINA|NIMESULIDA|COLECALCIFEROL|HIDROCLOROTIAZIDA/;
const GRIPE = /DIPIRONA|PARACETAMOL|IBUPROFENO|AMBROXOL|ACETILCISTE|LORATADINA|FENILEFRINA/;
const USO_CONTINUO =
  /LOSARTANA|METFORMINA|SINVASTATINA|HIDROCLOROTIAZIDA|ENALAPRIL|ANLODIPINO|LEVOTIROXINA|CARVEDILOL/;
const CORACAO = /ROSUVASTATINA|ATORVASTATINA|LOSARTANA|ENALAPRIL|CARVEDILOL|RIVAROXABANA|ANLODIPINO/;

type Teste = (produto: ProdutoDerivado) => boolean;

const temSinal =
  (sinal: number): Teste =>
  ({ sinais }) =>
    (sinais & sinal) !== 0;
const temSubstancia =
  (nomes: RegExp): Teste =>
  ({ medicamento }) =>
    nomes.test(medicamento.substancia);
/** True for about this many of a thousand, always the same ones. */
const porMil =
  (nome: string, count: number): Teste =>
  ({ medicamento: { registro, comercializado } }) =>
    comercializado && hashOf(`${nome} ${registro}`) % 1000 < count;

const isNoEstoque: Teste = ({ medicamento: { registro, comercializado } }) =>
  estoqueOf(registro, comercializado) > 0;
const temTresFaixas: Teste = ({ marca, segmento }) =>
  faixasOf(marca, descontosOf(marca, segmento, 1)).length === 3;

export type Atributos = {
  readonly idProduto: number;
  readonly selos: readonly number[];
  /** The place among the best sellers, from 1; 0 for the others. */
  readonly vendas: number;
  readonly idCashback: number | null;
};

const MAIS_VENDIDOS = 1000;
const CEM = 100;

/** The best sellers in their order: at most a tenth of the products. */
function placesOf(produtos: readonly ProdutoDerivado[]): Map<number, number> {
  const turn = ({ medicamento }: ProdutoDerivado) =>
    hashOf(`vendas ${medicamento.registro}`) / (DO_DIA_A_DIA.test(medicamento.substancia) ? 40 : 1);
  const sold = produtos
    .filter((p) => isNoEstoque(p) && !temSinal(SINAL_HOSPITALAR)(p))
    .sort((a, b) => turn(a) - turn(b) || a.medicamento.idProduto - b.medicamento.idProduto)
    .slice(0, Math.min(MAIS_VENDIDOS, Math.floor(produtos.length / 10)));
  return new Map(sold.map(({ medicamento }, place) => [medicamento.idProduto, place + 1]));
}

/** A product's cashback for each unit: about a fiftieth of its price, in ten-thousandths of a real. */
const VALORES = [1500, 3500, 7500, 1_5000, 4_0000, 12_0000];
const TIPOS = 5;

type CashbackSemeado = {
  readonly idCashback: number;
  readonly valorCashbackItem: number;
  readonly utilizarLimitadorQuantidade: boolean;
  readonly quantidadeLimite: number | null;
  readonly utilizarLimitadorValor: boolean;
  readonly valorLimite: number | null;
  readonly idCashbackConfiguracao: number | null;
};

export const CASHBACK_CONFIGURACOES = [
  {
    idCashbackConfiguracao: 1,
    utilizarLimitadorQuantidadeLimite: true,
    quantidadeLimite: 24,
    utilizarLimitadorValorLimite: true,
    valorLimite: 60_00,
    hotsiteUrl: null,
    hotsiteHtml:
      '<h2>Cashback de inverno</h2><p>Receba de volta parte do valor de até <strong>24 unidades</strong> de cada item, no máximo R$ 60,00 por item. O valor entra em análise quando a nota fiscal é emitida e é liberado depois do prazo de devolução.</p>',
  },
  {
    idCashbackConfiguracao: 2,
    utilizarLimitadorQuantidadeLimite: false,
    quantidadeLimite: null,
    utilizarLimitadorValorLimite: true,
    valorLimite: 150_00,
    hotsiteUrl: 'verao-da-saude',
    hotsiteHtml: null,
  },
];

/** Every value with every kind of limit: none, the item's in units, in reais, a campaign's, and both kinds at once. */
export const CASHBACKS: readonly CashbackSemeado[] = VALORES.flatMap((valorCashbackItem, level) =>
  Array.from({ length: TIPOS }, (_, tipo) => ({
    idCashback: level * TIPOS + tipo + 1,
    valorCashbackItem,
    utilizarLimitadorQuantidade: tipo === 1 || tipo === 4,
    quantidadeLimite: tipo === 1 || tipo === 4 ? 12 : null,
    utilizarLimitadorValor: tipo === 2,
    valorLimite: tipo === 2 ? 25_00 : null,
    idCashbackConfiguracao: tipo === 3 ? 1 : tipo === 4 ? 2 : null,
  })),
);

const CASHBACK_POR_MIL = 40;

function cashbackOf(produto: ProdutoDerivado): number | null {
  if (!porMil('cashback', CASHBACK_POR_MIL)(produto)) return null;
  const { pf, registro } = produto.medicamento;
  const level = VALORES.findLastIndex((valor) => valor <= pf / 50);
  const tipo = hashOf(`limite ${registro}`) % TIPOS;
  return Math.max(0, level) * TIPOS + tipo + 1;
}

const TESTES: readonly (readonly [idSelo: number, teste: Teste])[] = [
  [1, temTresFaixas],
  [3, porMil('lançamento', 20)],
  [4, porMil('oferta', 25)],
  [5, temSinal(SINAL_REFRIGERADO)],
  [6, temSinal(SINAL_CONTROLADO)],
  [7, temSinal(SINAL_HOSPITALAR)],
  [9, (p) => isNoEstoque(p) && estoqueOf(p.medicamento.registro, true) < 20 && porMil('últimas', 300)(p)],
  [10, porMil('validade', 15)],
  [11, (p) => temSubstancia(USO_CONTINUO)(p) && p.medicamento.comercializado],
  [12, porMil('exclusivo', 10)],
];

/** Badges, cashback and place of each product, whatever part of the list is seeded. */
export function atributosOf(produtos: readonly ProdutoDerivado[]): Atributos[] {
  const places = placesOf(produtos);
  return produtos.map((produto) => {
    const { idProduto, comercializado } = produto.medicamento;
    const vendas = places.get(idProduto) ?? 0;
    const idCashback = cashbackOf(produto);
    const found = TESTES.filter(([, teste]) => comercializado && teste(produto)).map(([idSelo]) => idSelo);
    if (vendas > 0 && vendas <= CEM) found.push(2);
    if (idCashback !== null) found.push(8);
    return { idProduto, selos: found, vendas, idCashback };
  });
}

type Escolha = { readonly nome: string; readonly of: Teste; readonly limite: number };

export const isGripe = temSubstancia(GRIPE);
export const isUsoContinuo = temSubstancia(USO_CONTINUO);
export const isDoCoracao = temSubstancia(CORACAO);
export const isGenerico: Teste = ({ segmento }) => segmento === 'generico';
export const isRefrigerado = temSinal(SINAL_REFRIGERADO);

/** Products in stock that match, in an order that is the same on each machine; others fill up the number. */
export function escolher(
  produtos: readonly ProdutoDerivado[],
  { nome, of, limite }: Escolha,
  minimo = 0,
): ProdutoDerivado[] {
  const turn = ({ medicamento }: ProdutoDerivado) => hashOf(`${nome} ${medicamento.registro}`);
  const ordered = produtos.filter(isNoEstoque).sort((a, b) => turn(a) - turn(b));
  const fitting = ordered.filter(of).slice(0, limite);
  const others = ordered.filter((produto) => !fitting.includes(produto));
  return [...fitting, ...others.slice(0, Math.max(0, minimo - fitting.length))];
}
