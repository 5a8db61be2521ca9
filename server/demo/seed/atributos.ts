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

const CASHBACK_POR_MIL = 40;

/** True for the products that bring cashback. */
export const temCashback: Teste = porMil('cashback', CASHBACK_POR_MIL);

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

/** Badges and place of each product, whatever part of the list is seeded. */
export function atributosOf(produtos: readonly ProdutoDerivado[]): Atributos[] {
  const places = placesOf(produtos);
  return produtos.map((produto) => {
    const { idProduto, comercializado } = produto.medicamento;
    const vendas = places.get(idProduto) ?? 0;
    const found = TESTES.filter(([, teste]) => comercializado && teste(produto)).map(([idSelo]) => idSelo);
    if (vendas > 0 && vendas <= CEM) found.push(2);
    if (temCashback(produto)) found.push(8);
    return { idProduto, selos: found, vendas };
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
