import type * as z from 'zod/mini';
import type { vitrineLinha } from '#contract/integration/conteudo.ts';
import { isGenerico, isRefrigerado } from '#server/demo/seed/atributos.ts';
import { estoqueOf } from '#server/demo/seed/comercial.ts';
import { hashOf } from '#server/demo/seed/hash.ts';
import type { ProdutoDerivado } from '#server/demo/seed/produtos.ts';

type Vitrine = Required<Pick<z.input<typeof vitrineLinha>, 'codigoErp' | 'descricao' | 'endereco'>> & {
  readonly somenteLogado?: boolean;
  /** The products in stock that it shows. */
  readonly of: (produto: ProdutoDerivado) => boolean;
};

const MAIS = 24;
const ESTOQUE_MINIMO = 30;
/** The price range of its products, in ten-thousandths of a real. */
const PRECO: readonly [number, number] = [4_0000, 900_0000];

const substancias =
  (...names: readonly string[]): Vitrine['of'] =>
  ({ medicamento: { substancia } }) =>
    names.some((name) => substancia.includes(name));

const apresentacoes =
  (...pieces: readonly string[]): Vitrine['of'] =>
  ({ medicamento: { apresentacao } }) =>
    pieces.some((piece) => apresentacao.includes(piece));

const VITRINES: readonly Vitrine[] = [
  { codigoErp: '1', descricao: 'Genéricos que giram no balcão', endereco: 'genericos', of: isGenerico },
  {
    codigoErp: '2',
    descricao: 'Uso contínuo',
    endereco: 'uso-continuo',
    of: substancias(
      'LOSARTANA',
      'METFORMINA',
      'ATORVASTATINA',
      'SINVASTATINA',
      'ANLODIPINO',
      'HIDROCLOROTIAZIDA',
    ),
  },
  {
    codigoErp: '3',
    descricao: 'Dor e febre',
    endereco: 'dor & febre',
    of: substancias('DIPIRONA', 'PARACETAMOL', 'IBUPROFENO'),
  },
  { codigoErp: '4', descricao: 'Cadeia fria', endereco: 'cadeia-fria', of: isRefrigerado },
  {
    codigoErp: '5',
    descricao: 'Dermatológicos',
    endereco: 'dermatologicos',
    of: apresentacoes('CREM', 'POM', 'GEL'),
  },
  {
    codigoErp: '6',
    descricao: 'Antibióticos para repor',
    endereco: 'antibioticos',
    somenteLogado: true,
    of: substancias('AMOXICILINA', 'AZITROMICINA', 'CEFALEXINA', 'CIPROFLOXACINO'),
  },
];

const isComum = ({ medicamento: { pf, registro, comercializado } }: ProdutoDerivado): boolean =>
  pf >= PRECO[0] && pf <= PRECO[1] && estoqueOf(registro, comercializado) >= ESTOQUE_MINIMO;

/** One product of each brand first, in an order that is the same on each machine. */
function pickProdutos(comuns: readonly ProdutoDerivado[], { codigoErp, of }: Vitrine): string[] {
  const shuffled = comuns
    .filter(of)
    .map(({ marca, medicamento: { idProduto } }) => ({
      marca,
      idProduto,
      turn: hashOf(`vitrine ${codigoErp} ${idProduto}`),
    }))
    .sort((a, b) => a.turn - b.turn);
  const porMarca = [...Map.groupBy(shuffled, ({ marca }) => marca).values()];
  const first = new Set(porMarca.flatMap(([one]) => one ?? []));
  const rest = shuffled.filter((one) => !first.has(one));
  return [...first, ...rest].slice(0, MAIS).map(({ idProduto }) => String(idProduto));
}

/** The showcases of the home page, in their order. */
export function linhasDeVitrines(produtos: readonly ProdutoDerivado[]): z.input<typeof vitrineLinha>[] {
  const comuns = produtos.filter(isComum);
  return VITRINES.map((vitrine) => {
    const { of: _, ...linha } = vitrine;
    return { ...linha, ordem: Number(linha.codigoErp), produtos: pickProdutos(comuns, vitrine) };
  });
}
